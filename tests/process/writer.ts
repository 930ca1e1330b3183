/**
 * A program for crash.test.ts: holds a data folder as the server does and inserts rows one after another, telling each
 * id only after PostgreSQL acknowledged its commit.
 */
import { Client } from 'pg';
import { lockDataFolder, openPostgres } from '../../apps/api/src/postgres';

const dataDir = process.argv[2] ?? '';
const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

await lockDataFolder(dataDir);
const postgres = await openPostgres({ dataDir, databaseUrl: undefined }, log);
const client = new Client({ connectionString: postgres.connectionString });
await client.connect();
await client.query(
  'CREATE TABLE IF NOT EXISTS written (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
);
process.stdout.write('ready\n');
for (;;) {
  const { rows } = await client.query<{ id: string }>(
    'INSERT INTO written DEFAULT VALUES RETURNING id',
  );
  process.stdout.write(`${rows[0]?.id}\n`);
}
