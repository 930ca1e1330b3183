/** Whether a part of the page already says that there is no connection. The offline bar then stays hidden. */
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../state/store';

const announcers = createStore(0);
const change = (by: number) => announcers.setState(announcers.getState() + by);

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
    announcers.subscribe,
    () => announcers.getState() > 0,
    () => false,
  );
