/**
 * Version of the public data, equal in all processes within half a second. Writers increment a counter in the transaction
 * of the change; every process polls it, and a bus, if configured, announces it earlier.
 */
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const POLL_MS = 500;

export interface PollOptions {
  /** Calls the function at an interval in milliseconds; returns how to stop that. */
  readonly every: (ms: number, work: () => void) => () => void;
  /** Called with the first failure of an outage. */
  readonly onError: (error: unknown) => void;
}

export interface Changes {
  /** Grows with every known change, of this process and others. */
  readonly version: number;
  /** Calls the listener after every change; returns how to stop that. */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls the listener with the count after every change of this process; returns how to stop that. */
  readonly onOwnChange: (listener: (count: number) => void) => () => void;
  /** Counts a change within its transaction; returns the count. */
  readonly record: (trx: Kysely<Tables>) => Promise<number>;
  /** A recorded change was committed. */
  readonly committed: (count: number) => void;
  /** Another process announced this count. */
  readonly notice: (count: number) => void;
  /** Polls the count; returns how to stop that. */
  readonly poll: (options: PollOptions) => () => void;
}

export function createChanges(db: Kysely<Tables>): Changes {
  const listeners = new Set<() => void>();
  const ownListeners = new Set<(count: number) => void>();
  let version = 0;
  let seen: number | undefined;

  const renew = (count: number) => {
    seen = count;
    version += 1;
    for (const listener of listeners) listener();
  };
  const notice = (count: number) => {
    if (seen === undefined || count > seen) renew(count);
  };
  const listenIn = <T>(all: Set<T>, listener: T) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

  const readCount = async () => {
    const before = seen;
    const { count } = await db.selectFrom('changes').select('count').executeTakeFirstOrThrow();
    // A lower count means another database: a restored backup, or a failover.
    if (before !== undefined && seen === before && count < before) renew(count);
    else notice(count);
  };

  return {
    get version() {
      return version;
    },
    onChange: (listener) => listenIn(listeners, listener),
    onOwnChange: (listener) => listenIn(ownListeners, listener),
    record: async (trx) => {
      const { rows } = await sql<{ count: number }>`
        update changes set count = count + 1 returning count`.execute(trx);
      const [row] = rows;
      if (!row) throw new Error('the table of changes is empty');
      return row.count;
    },
    committed: (count) => {
      notice(count);
      for (const listener of ownListeners) listener(count);
    },
    notice,
    poll: ({ every, onError }) => {
      let isReading = false;
      let isAway = false;
      const read = async () => {
        if (isReading) return;
        isReading = true;
        try {
          await readCount();
          isAway = false;
        } catch (error) {
          if (!isAway) onError(error);
          isAway = true;
        } finally {
          isReading = false;
        }
      };
      return every(POLL_MS, () => void read());
    },
  };
}
