/**
 * The store's database as a command reaches it: the one of DATABASE_URL, or the embedded one. The embedded one is started for the time of the
 * command, or, where a server runs on the folder, used through that server's PostgreSQL.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { lockDataFolder } from '../postgres/data-folder-lock';
import { addressOf } from '../postgres/embedded';
import type { PostgresLog } from '../postgres/log';
import { openPostgres } from '../postgres/open-postgres';
import { createClosers } from '../process/closers';
import { ExitCode, StartError } from '../process/start-error';
import { exists } from '../process/exists';

export interface CommandDatabase {
  readonly connectionString: string;
  /** Whether the PostgreSQL is that of a running server, which the command must leave as it is. */
  readonly isShared: boolean;
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  /** Create the embedded database if there is none. Default false, because the folder may be a wrong one. */
  readonly mayCreate?: boolean;
  /** Option of the command that sets `mayCreate`; the error message names it. Default: the command has none. */
  readonly createOption?: string;
}

const ignore = () => undefined;
const silent: PostgresLog = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Port of the PostgreSQL that runs on the folder, from its pid file. */
async function portOf(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(ignore);
  const port = Number(text?.split('\n')[3]);
  return port > 0 ? port : undefined;
}

async function shareWithServer(dataDir: string, inUse: StartError): Promise<CommandDatabase> {
  const port = await portOf(dataDir);
  // The server is starting or stopping.
  if (port === undefined) throw inUse;
  const password = (await readFile(join(dataDir, 'postgres.secret'), 'utf8')).trim();
  return {
    connectionString: addressOf(port, password),
    isShared: true,
    close: async () => undefined,
  };
}

async function openEmbedded(config: Config): Promise<CommandDatabase> {
  const closers = createClosers(ignore);
  try {
    closers.add('lock', (await lockDataFolder(config.dataDir)).release);
  } catch (error) {
    if (error instanceof StartError && error.exitCode === ExitCode.folderInUse) {
      return shareWithServer(config.dataDir, error);
    }
    throw error;
  }
  try {
    const postgres = await openPostgres(config, silent);
    closers.add('PostgreSQL', postgres.stop);
    const { connectionString } = postgres;
    return { connectionString, isShared: false, close: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** Opens the database. Throws a StartError of one line where there is none, or it cannot be reached. */
export async function openDatabase(
  config: Config,
  { mayCreate = false, createOption }: OpenOptions = {},
): Promise<CommandDatabase> {
  if (config.databaseUrl !== undefined) {
    const { connectionString, stop } = await openPostgres(config, silent);
    return { connectionString, isShared: false, close: stop };
  }
  if (!mayCreate && !(await exists(join(config.dataDir, 'postgres', 'PG_VERSION')))) {
    throw new StartError(
      ExitCode.store,
      `there is no database in ${config.dataDir}; set DATA_DIR or DATABASE_URL as the server has them` +
        (createOption === undefined ? '' : `, or make one there with ${createOption}`),
    );
  }
  return openEmbedded(config);
}

/** Opens the database for the time of the work. */
export async function withDatabase<T>(
  config: Config,
  work: (database: CommandDatabase) => Promise<T>,
  options?: OpenOptions,
): Promise<T> {
  const database = await openDatabase(config, options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
