/** Which videos were watched on this device: ids in the database `watch-history`, as the original keeps them. */
import { forgetWatched, rememberWatched } from './watched-store';

const DATABASE = 'watch-history';
const STORE = 'watch-history';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The history could not be opened.')),
    );
  });
}

async function carryOut<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => T) {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const answer = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(answer()));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The history is closed.')),
      );
    });
  } finally {
    database.close();
  }
}

/** Notes videos as watched. */
export const addWatched = (ids: readonly string[]): Promise<void> => {
  rememberWatched(ids);
  return carryOut('readwrite', (store) => {
    for (const id of ids) store.put(1, id);
    return () => undefined;
  });
};

/** Every video watched on this device. */
export const readWatched = (): Promise<ReadonlySet<string>> =>
  carryOut('readonly', (store) => {
    const request = store.getAllKeys();
    return () => new Set(request.result.map(String));
  });

/** Forgets every one of them. */
export const clearWatched = async (): Promise<void> => {
  forgetWatched();
  // A browser without a database has kept nothing to forget.
  if (typeof indexedDB === 'undefined') return undefined;
  return carryOut('readwrite', (store) => {
    store.clear();
    return () => undefined;
  });
};
