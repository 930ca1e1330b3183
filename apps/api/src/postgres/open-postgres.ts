/** The store's PostgreSQL: the embedded one by default, an external one if an address is set. */
import type { Config } from '../config';
import { openEmbedded } from './embedded';
import { openExternal } from './external';
import type { PostgresLog } from './log';
import type { Postgres, PostgresOptions } from './postgres';

const silent = () => undefined;

/** Opens the store's PostgreSQL, or throws a StartError of one line. The data folder must be locked by the caller. */
export function openPostgres(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: PostgresLog,
  { onProgress = silent, packageName }: Partial<Omit<PostgresOptions, 'log'>> = {},
): Promise<Postgres> {
  if (config.databaseUrl) return openExternal(config.databaseUrl);
  return openEmbedded(config.dataDir, { log, onProgress, packageName });
}
