/** A server over tables that a later version has upgraded. */
import Fastify from 'fastify';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../apps/api/src/config';
import { run } from '../../apps/api/src/process/run';
import { openStore } from '../postgres/patient-store';
import { createDatabase } from '../postgres/databases';

const ignore = () => undefined;

/** Starts a server over tables with one migration more than it knows. */
async function startAfter(migration: string) {
  const database = await createDatabase();
  const { connectionString } = database;
  onTestFinished(() => database.drop());
  const store = openStore({ connectionString, poolSize: 2 });
  await store.migrate();
  await store.close();
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('insert into kysely_migration values ($1, $2)', [migration, '2999-12-31']);
  await client.end();

  const warnings: string[] = [];
  const log = {
    debug: ignore,
    info: ignore,
    warn: (_: object, message: string) => void warnings.push(message),
    error: ignore,
    fatal: ignore,
  };
  const config = parseConfig({ DATABASE_URL: connectionString, PORT: '0', EMBED_PORT: '0' });
  const report = { progress: ignore, notice: ignore, ready: ignore };
  const parts = {
    openStore: (address: string) => openStore({ connectionString: address, poolSize: 2 }),
    buildApps: async () => ({ portal: Fastify(), embed: Fastify() }),
    createSources: () => [],
  };
  return { starting: run(config, { parts, log, report }), warnings };
}

it('the program starts where the later version only added something, and says so', async () => {
  const { starting, warnings } = await startAfter('29991231-of-tomorrow');
  await (await starting).stop();
  expect(warnings).toEqual([
    'this database is newer than this server; what a later version added is not used',
  ]);
});

it('the program ends with code 5 and one line where it changed what this one reads', async () => {
  const { starting } = await startAfter('29991231-breaking-songs');
  await expect(starting).rejects.toMatchObject({
    exitCode: 5,
    message:
      'this database is newer than this server: a later version has changed its tables (29991231-breaking-songs). ' +
      'Start that version, or choose another database with DATABASE_URL.',
  });
});
