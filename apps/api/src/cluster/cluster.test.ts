/** A server between processes that takes connections and never answers, or that is not there. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../process/free-port';
import { connectCluster } from './cluster';

async function connect(port: number) {
  const warnings: string[] = [];
  const cluster = await connectCluster({
    url: `redis://127.0.0.1:${port}`,
    log: { info: () => undefined, warn: (_, message) => void warnings.push(message) },
  });
  onTestFinished(cluster.close);
  return { cluster, warnings };
}

async function startSilentServer(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const rules = [{ size: 2, refillMs: 60_000 }];

it.each([
  ['is silent', startSilentServer],
  ['is not there', findFreePort],
])('a process whose Redis %s starts, counts calls itself and says so', async (_, start) => {
  const { cluster, warnings } = await connect(await start());
  const take = async () => (await cluster.buckets.take('a', rules, 0)).allowed;
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  expect(cluster.status()).toBe('degraded');
  await expect
    .poll(() => warnings)
    .toEqual(['Valkey or Redis cannot be reached; this process goes on alone']);
});
