/** The browser's database, by idb-keyval: what it does not do itself. Decision 26. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * A store that is opened when it is first used, and again after a failure: idb-keyval caches a rejection forever. A browser
 * without a database refuses like one that is full: by rejecting, with a reason.
 */
export function openStore(database: string, store: string): UseStore {
  let run: UseStore | undefined;
  return async (mode, work) => {
    try {
      run ??= createStore(database, store);
      return await run(mode, work);
    } catch (error) {
      run = undefined;
      // A transaction that the browser ended gives no reason.
      throw error ?? new Error(`The database ${database} said nothing.`);
    }
  };
}

/**
 * Writes records that carry their key. Stores of earlier versions look for it in the record (`keyPath`), those of idb-keyval
 * want it beside the record; both kinds lie on viewers' devices.
 */
export const putRecords = <T>(
  run: UseStore,
  records: readonly T[],
  keyOf: (record: T) => string,
): Promise<void> =>
  run('readwrite', (store) => {
    for (const record of records) {
      if (store.keyPath === null) store.put(record, keyOf(record));
      else store.put(record);
    }
    return promisifyRequest(store.transaction);
  });
