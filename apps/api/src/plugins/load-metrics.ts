/** How busy this process is, as metrics: queues of work, open connections of viewers, connections to the database. */
import { Gauge, type Registry } from 'prom-client';
import type { PoolLoad } from '../store';

/** Work of a queue: pages and elements that are rendered, cards that are drawn, pictures that are fetched, and encoded. */
export type QueueName = 'pages' | 'elements' | 'cards' | 'pictures' | 'encodings';

export interface QueueLoad {
  /** Tasks that wait. */
  readonly size: number;
  /** Tasks that run. */
  readonly pending: number;
}

export type WatchQueue = (name: QueueName, queue: QueueLoad) => void;

export interface LoadMetrics {
  readonly watchQueue: WatchQueue;
  /** Counts the open connections of a kind whenever metrics are read. */
  readonly watchSockets: (kind: 'board' | 'translations', count: () => number) => void;
  readonly watchPool: (pool: string, load: () => PoolLoad) => void;
}

export function createLoadMetrics(registry: Registry): LoadMetrics {
  const queues = new Map<string, QueueLoad>();
  const sockets = new Map<string, () => number>();
  const pools = new Map<string, () => PoolLoad>();

  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (set: (labels: Record<Label, string>, value: number) => void) => void,
  ) => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          collect((labels, value) => this.set(labels, value));
        },
      }),
    );
  };

  gauge('queue_waiting', 'Tasks that wait, by queue', ['queue'], (set) => {
    for (const [queue, { size }] of queues) set({ queue }, size);
  });
  gauge('queue_running', 'Tasks that run, by queue', ['queue'], (set) => {
    for (const [queue, { pending }] of queues) set({ queue }, pending);
  });
  gauge('sockets_open', 'Open connections of viewers who get changes pushed', ['kind'], (set) => {
    for (const [kind, count] of sockets) set({ kind }, count());
  });
  gauge('store_connections', 'Connections to the database', ['pool', 'state'], (set) => {
    for (const [pool, load] of pools) {
      const { idle, busy } = load();
      set({ pool, state: 'idle' }, idle);
      set({ pool, state: 'busy' }, busy);
    }
  });
  gauge('store_waiting', 'Queries that wait for a connection', ['pool'], (set) => {
    for (const [pool, load] of pools) set({ pool }, load().waiting);
  });

  return {
    watchQueue: (name, queue) => void queues.set(name, queue),
    watchSockets: (kind, count) => void sockets.set(kind, count),
    watchPool: (pool, load) => void pools.set(pool, load),
  };
}
