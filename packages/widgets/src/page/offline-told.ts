/** Whether a part of the page says itself that there is no connection: then the note at its foot need not. */
import { useEffect, useSyncExternalStore } from 'react';

let tellers = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  tellers += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a part that says it, as long as it does. */
export function useTellsOffline(tells = true): void {
  useEffect(() => {
    if (!tells) return undefined;
    change(1);
    return () => change(-1);
  }, [tells]);
}

export const useIsOfflineTold = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => tellers > 0,
    () => false,
  );
