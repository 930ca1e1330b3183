/** Writing within a transaction that may have begun already. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** Runs the work in the transaction that `db` is part of, or in a new one. */
export const inTransaction = <T>(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db) : db.transaction().execute(work));
