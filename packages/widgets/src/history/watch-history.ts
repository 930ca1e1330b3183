/** Which videos were watched on this device: ids in the database `watch-history`, as the original keeps them. */
import { clear, keys, setMany } from 'idb-keyval';
import { openStore } from '../browser/device-database';
import { forgetWatched, rememberWatched } from './watched-store';

const history = openStore('watch-history', 'watch-history');

/** Notes videos as watched. */
export const addWatched = (ids: readonly string[]): Promise<void> => {
  rememberWatched(ids);
  return setMany(
    ids.map((id) => [id, 1]),
    history,
  );
};

/** Every video watched on this device. */
export const readWatched = async (): Promise<ReadonlySet<string>> =>
  new Set((await keys(history)).map(String));

/** Forgets every one of them. */
export const clearWatched = async (): Promise<void> => {
  forgetWatched();
  // A browser without a database has kept nothing to forget.
  if (typeof indexedDB !== 'undefined') await clear(history);
};
