/** Whether a part of the page already says that there is no connection. The offline bar then stays hidden. */
import { useEffect, useSyncExternalStore } from 'react';

let announcers = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  announcers += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a part that shows the offline state. */
export function useAnnouncesOffline(isAnnouncing = true): void {
  useEffect(() => {
    if (!isAnnouncing) return undefined;
    change(1);
    return () => change(-1);
  }, [isAnnouncing]);
}

export const useIsOfflineAnnounced = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => announcers > 0,
    () => false,
  );
