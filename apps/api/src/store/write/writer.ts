/**
 * Writing what everybody reads. Writers go one after the other, in this process by a queue and among processes by a lock,
 * so that two of them never wait for each other's rows.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../tables';

/** Any number no other program takes for a lock in this database. */
const WRITER_LOCK = 6_021_004;

export type Writer = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => Promise<T>;

export function createWriter(db: Kysely<Tables>): Writer {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${WRITER_LOCK})`.execute(trx);
        return work(trx);
      }),
    );
    // The next writer waits for this one, whatever became of it.
    last = mine.catch(() => undefined);
    return mine;
  };
}
