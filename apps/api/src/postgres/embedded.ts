/** The PostgreSQL the server brings along: opened on its folder, kept running, stopped at the end. */
import { realpath } from 'node:fs/promises';
import { DATABASE_USER } from './cluster';
import { ensureDatabase } from './ensure-database';
import { startKeeper } from './keeper-process';
import type { Postgres, PostgresOptions } from './postgres';
import { readOrMakePassword } from './password';
import { supervise } from './supervise';

const DATABASE = 'oshimado';

const address = (port: number, password: string, database: string) =>
  `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;

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
    return { connectionString: address(port, password, DATABASE), version, embedded: true, stop };
  } catch (error) {
    await keeper.stop();
    throw error;
  }
}
