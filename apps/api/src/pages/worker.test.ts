import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveWorker } from './worker';

async function startWith(isKilled: boolean) {
  const client = await mkdtemp(join(tmpdir(), 'oshimado-worker-'));
  await writeFile(join(client, 'sw.js'), 'the worker');
  const app = fastify();
  await serveWorker(app, { client, isKilled });
  return app;
}

test('the worker is asked for again each time, and may fetch from its own site alone', async () => {
  const { headers, payload } = await (await startWith(false)).inject('/sw.js');
  expect(payload).toBe('the worker');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringContaining(`connect-src 'self'`),
  });
});

test.each([true, false])('the kill switch returns %s and is not cached', async (isKilled) => {
  const answer = await (await startWith(isKilled)).inject('/kill-switch.json');
  expect(answer.json()).toEqual({ kill: isKilled });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a killed worker is replaced by one that removes itself and its caches', async () => {
  const { payload } = await (await startWith(true)).inject('/sw.js');
  const heard = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const kept = new Set(['oshimado-assets', 'oshimado-pages-1', 'of-somebody-else']);
  let isRegistered = true;
  const self = {
    addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    registration: { unregister: () => Promise.resolve((isRegistered = false)) },
  };
  const caches = {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is a program, and that is what is tested
  new Function('self', 'caches', payload)(self, caches);
  let done: Promise<void> | undefined;
  heard.get('activate')?.({
    waitUntil: (work) => {
      done = work;
    },
  });
  await done;
  expect([...kept]).toEqual(['of-somebody-else']);
  expect(isRegistered).toBe(false);
});
