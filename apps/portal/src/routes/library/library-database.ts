/** The library in IndexedDB: one record a video, so that a change writes that record and no other. */
import { readStrictly, storedVideo } from '@oshimado/domain';
import type { LibraryDatabase, LibraryEntry } from './library.types';

const DATABASE = 'oshimado-library';
const STORE = 'videos';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: 'video.id' });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The library could not be opened.')),
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
        reject(transaction.error ?? new Error('The library is closed.')),
      );
    });
  } finally {
    database.close();
  }
}

/** What an older or a foreign version wrote is read like anything from outside; what cannot be read is left out. */
export function readEntry(record: unknown): LibraryEntry | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { video, addedAt } = record as { readonly video?: unknown; readonly addedAt?: unknown };
  const reading = readStrictly(storedVideo, video);
  if (!reading.ok) return undefined;
  return { video: reading.value, addedAt: typeof addedAt === 'number' ? addedAt : 0 };
}

export const browserLibrary: LibraryDatabase = {
  readAll: () =>
    carryOut('readonly', (store) => {
      const request: IDBRequest<unknown[]> = store.getAll();
      return () => request.result.flatMap((record) => readEntry(record) ?? []);
    }),
  put: (entries) =>
    carryOut('readwrite', (store) => {
      for (const entry of entries) store.put(entry);
      return () => undefined;
    }),
  remove: (ids) =>
    carryOut('readwrite', (store) => {
      for (const id of ids) store.delete(id);
      return () => undefined;
    }),
};
