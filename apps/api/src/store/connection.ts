/**
 * Connections to PostgreSQL and the query builder over them. The server may die, freeze or be replaced at any moment: every
 * connection error is handled, no query waits longer than its limit, and a connection that failed is not used again.
 */
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseSilentError, isConnectionUseless } from './database-down';
import type { Tables } from './tables';

export interface ConnectionOptions {
  readonly connectionString: string;
  /** Maximum number of connections. */
  readonly poolSize: number;
  /** Milliseconds after which PostgreSQL cancels a statement; 0 for never. */
  readonly statementTimeoutMs: number;
  /** Milliseconds a statement waits for a lock. Default: as long as the statement may take. */
  readonly lockTimeoutMs?: number;
  /** Milliseconds without a byte of the response after which the client gives up and closes the connection. */
  readonly answerLimitMs: number;
  /** Milliseconds until a connection is open; also how long a query waits for a free one. */
  readonly connectLimitMs: number;
  /** Receives the errors of lost connections, idle or in use. */
  readonly onError: (error: Error) => void;
  /** Receives the error of every statement that failed. Default: nothing. */
  readonly onStatementFailed?: (error: unknown) => void;
}

const IDLE_TIMEOUT_MS = 60_000;
/** A process that stops in the middle of a transaction must not keep its locks. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const GRACE_MS = 100;
const CLOSE_LIMIT_MS = 3_000;

const types = new pg.TypeOverrides();
// Counts stay far below 2^53; the driver's default is text.
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections of a pool at this moment. */
export interface PoolLoad {
  readonly idle: number;
  readonly busy: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

export interface Connection {
  readonly db: Kysely<Tables>;
  readonly load: () => PoolLoad;
  /** Closes every connection; returns after 3 s even if the server does not answer. */
  readonly close: () => Promise<void>;
}

/** Bytes the client has received. */
const bytesFrom = (client: pg.PoolClient): number =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver leaves its socket out of its types
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
    .bytesRead;

/**
 * A client with a timeout on silence. A long response may take longer, as long as data keeps arriving. The driver's own
 * `query_timeout` keeps the unanswered query, so that the next one on this connection waits behind it; here the
 * connection is closed instead.
 */
function withLimit(
  client: pg.PoolClient,
  answerLimitMs: number,
  onFailed: (error: unknown) => void,
): PostgresPoolClient {
  let silence: DatabaseSilentError | undefined;
  let isUseless = false;

  const query = (text: string, values: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      if (silence) {
        reject(silence);
        return;
      }
      const giveUp = () => {
        silence = new DatabaseSilentError(answerLimitMs);
        reject(silence);
        // Closes at once: the driver closes the socket without a handshake while a query is running.
        void client.end();
      };
      let received = bytesFrom(client);
      const check = () => {
        const now = bytesFrom(client);
        if (now === received) giveUp();
        else timer = setTimeout(check, answerLimitMs);
        received = now;
      };
      // After a long block of work timers fire before sockets are read; the response may be waiting there.
      let timer = setTimeout(() => (timer = setTimeout(check, GRACE_MS)), answerLimitMs - GRACE_MS);
      client
        .query(text, [...values])
        .then(resolve, (error: unknown) => {
          isUseless ||= isConnectionUseless(error);
          onFailed(error);
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the driver's own error
          reject(error);
        })
        .finally(() => clearTimeout(timer));
    });

  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- cursors are not used here
    query: query as PostgresPoolClient['query'],
    release: () => client.release(silence ?? isUseless),
  };
}

const within = (ms: number, work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms).unref())]);

export function connect(options: ConnectionOptions): Connection {
  const { connectionString, poolSize, statementTimeoutMs, answerLimitMs, onError } = options;
  const { onStatementFailed = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    application_name: 'oshimado',
    connectionTimeoutMillis: options.connectLimitMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs ?? 0,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  // The pool listens to idle clients only. A client in use between two queries has no listener, and an error there would
  // end the process.
  pool.on('connect', (client) => void client.on('error', onError));
  // Idle clients: reported by the listener above already, but a pool without one throws.
  pool.on('error', () => undefined);
  const limited: PostgresPool = {
    connect: async () => withLimit(await pool.connect(), answerLimitMs, onStatementFailed),
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limited }) });
  const load = () => {
    const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
    return { idle, busy: totalCount - idle, waiting };
  };
  return { db, load, close: () => within(CLOSE_LIMIT_MS, db.destroy()) };
}
