/**
 * Decides which of several processes feeds the store: the one whose connection holds an advisory lock. PostgreSQL releases the
 * lock when the connection ends.
 */
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks';

const LIMIT_MS = 3_000;
const HEARTBEAT_MS = 2_000;
const NAME = 'oshimado feed ';

interface FeedStatus {
  /** Whether this process holds the lock. */
  readonly isHere: boolean;
  /** Name of the process that held the lock at the last check; undefined if none or unknown. */
  readonly holder: string | undefined;
}

/** The time during which this process holds the lock. */
export interface Tenure {
  /** Aborts when the connection that holds the lock is lost. */
  readonly lost: AbortSignal;
}

export interface FeedLock {
  /** Name of this process among those that share the store, a few random characters. */
  readonly instance: string;
  /** Takes the lock if it is free; undefined while another process holds it. Rejects if the database is unavailable. */
  readonly tryTake: () => Promise<Tenure | undefined>;
  readonly status: () => FeedStatus;
  /** Frees the lock and closes its connection. */
  readonly close: () => Promise<void>;
}

const TAKE = `select pg_try_advisory_lock(${ADVISORY_LOCKS.feed}) as is_mine`;
const HOLDER = `
  select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${ADVISORY_LOCKS.feed} and l.objsubid = 1
    and l.database = (select oid from pg_database where datname = current_database())`;
/** PostgreSQL detects within 9 s that the holder's machine is gone. */
const KEEPALIVE = `
  select set_config('tcp_keepalives_idle', '3', false), set_config('tcp_keepalives_interval', '2', false),
    set_config('tcp_keepalives_count', '3', false)`;

/** `patience`: how many times longer than usual the database may take, for tests on slow machines. Default 1. */
export function createFeedLock(connectionString: string, instance: string, patience = 1): FeedLock {
  const limitMs = LIMIT_MS * patience;
  let client: pg.Client | undefined;
  let tenure: AbortController | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let holder: string | undefined;

  const disconnect = async () => {
    clearInterval(heartbeat);
    const old = client;
    client = undefined;
    tenure?.abort();
    tenure = undefined;
    holder = undefined;
    // A server that does not answer must not delay the end.
    if (old)
      await Promise.race([old.end(), new Promise((end) => setTimeout(end, limitMs).unref())]);
  };

  const create = (): pg.Client => {
    const fresh = new pg.Client({
      connectionString,
      application_name: NAME + instance,
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
      keepAlive: true,
    });
    const lose = () => {
      if (client === fresh) void disconnect();
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    client = fresh;
    return fresh;
  };

  /** Any failure ends the connection it happened on, and with it the tenure; a newer connection stays. */
  const onConnection = async <T>(work: (open: pg.Client) => Promise<T>): Promise<T> => {
    const known = client;
    const open = known ?? create();
    try {
      if (!known) {
        await open.connect();
        await open.query(KEEPALIVE);
      }
      return await work(open);
    } catch (error) {
      if (client === open) await disconnect();
      throw error;
    }
  };

  const begin = (): Tenure => {
    const fresh = new AbortController();
    let isBeating = false;
    const beat = async () => {
      if (isBeating) return;
      isBeating = true;
      try {
        await onConnection((open) => open.query('select'));
      } catch {
        // The failure has already aborted the tenure's signal.
      } finally {
        isBeating = false;
      }
    };
    tenure = fresh;
    holder = instance;
    heartbeat = setInterval(() => void beat(), HEARTBEAT_MS).unref();
    return { lost: fresh.signal };
  };

  return {
    instance,
    tryTake: () =>
      onConnection(async (open) => {
        if (tenure) return { lost: tenure.signal };
        const { rows } = await open.query<{ is_mine: boolean }>(TAKE);
        if (rows[0]?.is_mine) return begin();
        const { rows: holders } = await open.query<{ name: string }>(HOLDER);
        const [named] = holders;
        holder = named?.name.startsWith(NAME) ? named.name.slice(NAME.length) : undefined;
        return undefined;
      }),
    status: () => ({ isHere: tenure !== undefined, holder }),
    close: disconnect,
  };
}
