/** The writes found in a data folder after every server on it has ended, by a PostgreSQL started to read them. */
import { Client } from 'pg';
import { openPostgres } from '../../apps/api/src/postgres/open-postgres';

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

const STORED = `
  select 'playlists ' || id as entry from playlists
  union all select 'chats ' || id from chats
  union all select 'audit ' || (after #>> '{}') from audit`;

/** One line for each write, as the writers of these tests note what was acknowledged. */
export async function storedWrites(dataDir: string): Promise<Set<string>> {
  const postgres = await openPostgres({ dataDir, databaseUrl: undefined }, log);
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  const { rows } = await client.query<{ entry: string }>(STORED);
  await client.end();
  await postgres.stop();
  return new Set(rows.map(({ entry }) => entry));
}
