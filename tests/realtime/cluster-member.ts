/** A program for cluster.test.ts: one of several processes that serve the same site. Prints its address, then serves. */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../apps/api/src/app';
import { connectCluster } from '../../apps/api/src/cluster/cluster';
import { createLogger } from '../../apps/api/src/logger';
import { attachSocket, createRooms } from '../../apps/api/src/realtime';
import { openStore } from '../postgres/patient-store';

const [connectionString = '', redisUrl = '', secret = ''] = process.argv.slice(2);

const logger = createLogger({ destination: { write: (line) => void process.stderr.write(line) } });
const store = openStore({ connectionString, poolSize: 3 });
const cluster = await connectCluster({ url: redisUrl, log: logger });
const rooms = createRooms();
cluster.shareRooms(rooms);
const app = await buildApp({
  store,
  logger,
  secret,
  rooms,
  cluster,
});
attachSocket({
  server: app.server,
  rooms,
  reads: store.reads,
  now: Date.now,
  every: () => () => undefined,
  onError: (error) => {
    throw error;
  },
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
