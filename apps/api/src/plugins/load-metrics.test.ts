import PQueue from 'p-queue';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createLoadMetrics } from './load-metrics';

const start = () => {
  const registry = new Registry();
  const metrics = createLoadMetrics(registry);
  const linesOf = async (name: string) =>
    (await registry.getSingleMetricAsString(name))
      .split('\n')
      .filter((line) => !/^#|^$/.test(line));
  return { ...metrics, linesOf };
};

test('a queue shows what runs and what waits at the moment of reading', async () => {
  const { watchQueue, linesOf } = start();
  const queue = new PQueue({ concurrency: 1 });
  watchQueue('pages', queue);
  let finish = () => {};
  const first = queue.add(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = queue.add(async () => undefined);
  expect(await linesOf('queue_running')).toEqual(['queue_running{queue="pages"} 1']);
  expect(await linesOf('queue_waiting')).toEqual(['queue_waiting{queue="pages"} 1']);
  finish();
  await Promise.all([first, second]);
  expect(await linesOf('queue_running')).toEqual(['queue_running{queue="pages"} 0']);
  expect(await linesOf('queue_waiting')).toEqual(['queue_waiting{queue="pages"} 0']);
});

test('connections are counted by kind, those to the database by pool and state', async () => {
  const { watchSockets, watchPool, linesOf } = start();
  watchSockets('board', () => 3);
  watchSockets('translations', () => 0);
  watchPool('requests', () => ({ idle: 2, busy: 8, waiting: 5 }));
  expect(await linesOf('sockets_open')).toEqual([
    'sockets_open{kind="board"} 3',
    'sockets_open{kind="translations"} 0',
  ]);
  expect(await linesOf('store_connections')).toEqual([
    'store_connections{pool="requests",state="idle"} 2',
    'store_connections{pool="requests",state="busy"} 8',
  ]);
  expect(await linesOf('store_waiting')).toEqual(['store_waiting{pool="requests"} 5']);
});
