/**
 * The watch history in IndexedDB, in the database that earlier versions and the original used for ids alone: `watch-history`, by
 * id of the video. What they stored is read as it is, so that no device loses anything.
 */
import { promisifyRequest } from 'idb-keyval';
import { readDeviceEntry, type DeviceEntry } from '@oshimado/domain';
import { openStore } from '../browser/device-database';
import { readMeta } from './history-meta';
import type { HistoryChange, HistoryDatabase } from './history.types';

const history = openStore('watch-history', 'watch-history');

/** Cannot be the id of a video. */
const META_KEY = 'oshimado:account';

const isEntryKey = (key: IDBValidKey): key is string => typeof key === 'string' && key !== META_KEY;

async function readAll(store: IDBObjectStore): Promise<DeviceEntry[]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ]);
  return keys.flatMap((key, at) => (isEntryKey(key) ? [readDeviceEntry(key, values[at])] : []));
}

async function readSome(store: IDBObjectStore, ids: readonly string[]): Promise<DeviceEntry[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const value = await promisifyRequest<unknown>(store.get(id));
      return value === undefined ? [] : [readDeviceEntry(id, value)];
    }),
  );
  return found.flat();
}

function write(store: IDBObjectStore, { isEmptied, put, remove, meta }: HistoryChange): void {
  if (isEmptied) store.clear();
  for (const entry of put ?? []) store.put(entry, entry.id);
  for (const id of remove ?? []) store.delete(id);
  if (meta) store.put(meta, META_KEY);
}

export const browserHistory: HistoryDatabase = {
  read: () =>
    history('readonly', async (store) => ({
      entries: await readAll(store),
      meta: readMeta(await promisifyRequest<unknown>(store.get(META_KEY))),
    })),
  // All in one transaction: another tab changes it before or after, and never in between.
  change: (ids, work) =>
    history('readwrite', async (store) => {
      const [entries, meta] = await Promise.all([
        ids === 'all' ? readAll(store) : readSome(store, ids),
        promisifyRequest<unknown>(store.get(META_KEY)),
      ]);
      const change = work({ entries, meta: readMeta(meta) });
      write(store, change);
      await promisifyRequest(store.transaction);
      return change;
    }),
};
