/** The embedded PostgreSQL: started on its folder, kept running, stopped at the end. */
import { randomBytes } from 'node:crypto';
import { readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { ExitCode, StartError } from '../process/start-error';
import { DATABASE_USER } from './cluster';
import { startKeeper } from './keeper-process';
import type { Postgres, PostgresOptions } from './postgres';
import { supervise } from './supervise';
import { versionOf } from './version';

const FORM = /^[\w-]{32}$/;

/** Password of the embedded database: created once, readable only by the server's user. */
async function readOrMakePassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres.secret');
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept !== undefined) {
    if (FORM.test(kept.trim())) return kept.trim();
    throw new StartError(
      ExitCode.store,
      `${path} does not hold the password this server wrote; put the file of the database's folder back`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  // Written to a temporary file and moved: the database is created with it next, and a half-written password would be
  // lost.
  await writeFile(`${path}.new`, `${password}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return password;
}

const LIMIT_MS = 30_000;

/** Creates the database unless it exists. Resolves to the server's version, like `18.4`. */
async function ensureDatabase(connectionString: string, name: string): Promise<string> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  });
  // The running query fails as well, and that ends the start.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    return (await versionOf(client)).text;
  } finally {
    await client.end();
  }
}

const DATABASE = 'oshimado';

const address = (port: number, password: string, database: string) =>
  `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;

/** Address of the store's database on an embedded server. */
export const addressOf = (port: number, password: string) => address(port, password, DATABASE);

export async function openEmbedded(folder: string, options: PostgresOptions): Promise<Postgres> {
  const { log, packageName, onProgress } = options;
  const dataDir = await realpath(folder);
  const password = await readOrMakePassword(dataDir);
  const start = (port?: number) =>
    startKeeper({ dataDir, password, port, packageName }, { log, onProgress });

  const keeper = await start();
  const { port } = keeper;
  try {
    const version = await ensureDatabase(address(port, password, 'postgres'), DATABASE);
    const { stop } = supervise(keeper, { start: () => start(port), log });
    return { connectionString: addressOf(port, password), version, embedded: true, stop };
  } catch (error) {
    await keeper.stop();
    throw error;
  }
}
