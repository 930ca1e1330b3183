/**
 * The server's own program around a small inside: one table, a call that writes a row, a call that waits. For
 * start.test.ts, which asks how the process starts and ends, not what it serves: its messages end the call that waits (`answer`),
 * and let the time pass in which two signals are one request to stop (`pass`).
 */
import { once } from 'node:events';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { serve } from '../../apps/api/src/process/serve';
import type { OpenStore, ServerParts } from '../../apps/api/src/process/parts';
import { emptySourceStore } from '../../apps/api/src/store/testing/empty-source-store';

interface SmallStore extends OpenStore {
  readonly pool: Pool;
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS written (id bigserial PRIMARY KEY, body bytea);
  ALTER TABLE written ALTER body SET STORAGE EXTERNAL`;

function openStore(connectionString: string): SmallStore {
  const pool = new Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  return {
    pool,
    migrate: async () => {
      await pool.query(TABLE);
      return [];
    },
    close: () => pool.end(),
    feedLock: { instance: 'alone', tryTake: async () => undefined },
    source: emptySourceStore,
    sourceOf: () => emptySourceStore,
    endLeft: async () => 0,
  };
}

let uptime = 0;
const messages = process.on('message', (message) => {
  if (message === 'pass') uptime += 60_000;
});
async function answerAsked(): Promise<void> {
  const [message] = (await once(messages, 'message')) as unknown[];
  if (message !== 'answer') await answerAsked();
}

const buildApps: ServerParts<SmallStore>['buildApps'] = async ({ pool }) => {
  const portal = Fastify();
  portal.get('/', async () => ({ rows: (await pool.query('SELECT FROM written')).rowCount }));
  portal.post('/', async () => {
    await pool.query(`INSERT INTO written (body) VALUES (decode(repeat('00', 200000), 'hex'))`);
    return {};
  });
  portal.get('/slow', async () => {
    const answer = answerAsked();
    process.stdout.write('slow begun\n');
    await answer;
    const { rows } = await pool.query<{ done: boolean }>('SELECT true AS done');
    return rows[0];
  });
  return { portal, embed: Fastify() };
};

const line = (level: string) => (details: object, message: string) =>
  void process.stdout.write(`${JSON.stringify({ level, message, ...details })}\n`);

const log = {
  debug: () => undefined,
  info: line('info'),
  warn: line('warn'),
  error: line('error'),
  fatal: line('fatal'),
};

process.exit(
  await serve(process.env, {
    setUp: () => ({ log, parts: { openStore, buildApps, createSources: () => [] } }),
    uptime: () => uptime,
  }),
);
