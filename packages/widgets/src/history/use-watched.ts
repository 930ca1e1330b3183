import { useEffect, useSyncExternalStore } from 'react';
import { getNoneWatched, getWatched, readOnce, subscribeToWatched } from './watched-store';

const readDevice = async () => {
  const { readWatched } = await import('./watch-history');
  return readWatched();
};

function subscribe(listener: () => void) {
  void readOnce(readDevice);
  return subscribeToWatched(listener);
}

/** Ids of the videos watched on this device; none on the server and until they are read. */
export const useWatchedIds = (): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, getWatched, getNoneWatched);

/** Notes a video as watched as soon as its page shows it; undefined while it is not known. */
export function useNoteWatched(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const note = async () => {
      const { addWatched } = await import('./watch-history');
      await addWatched([id]);
    };
    // A browser that keeps nothing forgets it with the page.
    note().catch(() => undefined);
  }, [id]);
}
