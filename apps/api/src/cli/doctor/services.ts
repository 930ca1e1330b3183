/** Checks of what the server talks to: its database, and Valkey or Redis. */
import { Client } from 'pg';
import { createClient } from 'redis';
import type { Config } from '../../config';
import { explainFailure } from '../../process/explain-failure';
import { versionOf } from '../../postgres/version';
import { migrationNames } from '../../store/migrations/provider';
import { openDatabase, type CommandDatabase } from '../database';
import { failed, ok, warning, type Check } from './check';

const LIMIT_MS = 10_000;

const list = (names: readonly string[]) => names.join(', ');

/** @param done names of the migrations that the database has seen */
function judgeMigrations(done: readonly string[]): Check {
  const newer = done.filter((name) => !migrationNames.includes(name));
  const open = migrationNames.filter((name) => !done.includes(name));
  if (newer.length > 0) {
    return warning('tables', `of a newer version (${list(newer)}); start that version again`);
  }
  if (open.length === 0) return ok('tables', `up to date (${done.at(-1)})`);
  return warning(
    'tables',
    `${open.length} migrations to do; the next start or oshimado migrate does them`,
  );
}

async function checkTables(client: Client): Promise<Check[]> {
  const { rows: found } = await client.query(`select to_regclass('kysely_migration') as found`);
  if (found[0]?.found === null) return [warning('tables', 'none yet; the first start makes them')];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const tables = judgeMigrations(rows.map(({ name }) => name));
  if (tables.state !== 'ok') return [tables];
  const { rows: admins } = await client.query<{ count: number }>(
    `select count(*)::integer as count from users where role = 'admin'`,
  );
  const count = admins[0]?.count ?? 0;
  if (count > 0) return [tables, ok('admins', String(count))];
  const how = 'none; log in once, then run oshimado admin grant, or set ADMIN before';
  return [tables, warning('admins', how)];
}

async function look({ connectionString, isShared }: CommandDatabase): Promise<Check[]> {
  const client = new Client({ connectionString, query_timeout: LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { text } = await versionOf(client);
    const whose = isShared ? ', of the server that is running' : '';
    return [ok('database', `PostgreSQL ${text}${whose}`), ...(await checkTables(client))];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether the database can be reached, and the version of its tables. */
export async function checkDatabase(config: Config): Promise<Check[]> {
  let database: CommandDatabase | undefined;
  try {
    database = await openDatabase(config);
    return await look(database);
  } catch (error) {
    return [failed('database', explainFailure(error).message)];
  } finally {
    await database?.close();
  }
}

/** Whether Valkey or Redis answers, where it is set. */
export async function checkKeyValueServer({ redisUrl }: Config): Promise<Check[]> {
  if (redisUrl === undefined) return [];
  const { host } = new URL(redisUrl);
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: LIMIT_MS, socketTimeout: LIMIT_MS, reconnectStrategy: false },
  });
  // The call below fails as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return [ok('REDIS_URL', `${host} answers`)];
  } catch (error) {
    return [failed('REDIS_URL', `${host} does not answer: ${explainFailure(error).message}`)];
  } finally {
    client.destroy();
  }
}
