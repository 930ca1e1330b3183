import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void) {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** What the browser thinks of its connection; a server takes it for there. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
