/**
 * Serializes writes of public data: by a queue in this process and a lock among processes, so that two writers never wait for
 * each other's rows.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { ADVISORY_LOCKS } from '../advisory-locks';
import { DatabaseSilentError, WriterBusyError } from '../database-down';
import type { Changes } from '../changes';
import type { Tables } from '../tables';

/** `hasChanged`: whether the result changed public data. Default: it did not. */
export type Writer = <T>(
  work: (trx: Transaction<Tables>) => Promise<T>,
  hasChanged?: (result: T) => boolean,
) => Promise<T>;

export interface WriterOptions {
  readonly db: Kysely<Tables>;
  readonly changes: Pick<Changes, 'record' | 'committed'>;
  /**
   * Milliseconds after which the caller gets an error: a WriterBusyError if the work was not and will not be started, a
   * DatabaseSilentError if it may still be executed. Default: no limit besides those of the queries.
   */
  readonly limitMs?: number;
}

export function createWriter({ db, changes, limitMs }: WriterOptions): Writer {
  let last: Promise<unknown> = Promise.resolve();

  const run = async <T>(
    work: (trx: Transaction<Tables>) => Promise<T>,
    hasChanged: (result: T) => boolean,
  ): Promise<T> => {
    const { result, count } = await db.transaction().execute(async (trx) => {
      // Writers name their rows by key. Within a large first write the planner still takes the tables for empty and would
      // read all of them for every batch.
      await sql`
        select set_config('enable_seqscan', 'off', true), pg_advisory_xact_lock(${ADVISORY_LOCKS.writer})`.execute(
        trx,
      );
      const done = await work(trx);
      return { result: done, count: hasChanged(done) ? await changes.record(trx) : undefined };
    });
    if (count !== undefined) changes.committed(count);
    return result;
  };

  return <T>(
    work: (trx: Transaction<Tables>) => Promise<T>,
    hasChanged: (result: T) => boolean = () => false,
  ): Promise<T> => {
    let hasBegun = false;
    let isGivenUp = false;
    const mine = last.then(() => {
      if (isGivenUp) throw new WriterBusyError();
      hasBegun = true;
      return run(work, hasChanged);
    });
    // The next writer starts when this one has ended, also after a failure. Every query has a limit, so this ends.
    last = mine.catch(() => undefined);
    if (limitMs === undefined) return mine;

    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        isGivenUp = true;
        reject(hasBegun ? new DatabaseSilentError(limitMs) : new WriterBusyError());
      }, limitMs);
      mine.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
