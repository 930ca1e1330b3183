/** Connections to PostgreSQL and the query builder over them. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables';

export interface ConnectionOptions {
  readonly connectionString: string;
  /** Connections kept at most. */
  readonly poolSize: number;
  /** Milliseconds after which the server gives a statement up; 0 for never. */
  readonly statementTimeoutMs: number;
  /** Hears of connections lost while idle. */
  readonly onError: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_TIMEOUT_MS = 60_000;

const types = new pg.TypeOverrides();
// Counts stay far below 2^53; the driver's default is text.
types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Connection {
  readonly db: Kysely<Tables>;
  readonly close: () => Promise<void>;
}

export function connect(options: ConnectionOptions): Connection {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize,
    types,
    application_name: 'oshimado',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs,
    keepAlive: true,
  });
  // A pool without a listener ends the process when the database goes away.
  pool.on('error', options.onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
