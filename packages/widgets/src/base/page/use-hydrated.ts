import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A store without changes whose server snapshot is read only for parts that are in the server's markup. */
function createOrigin() {
  let isOfServer = false;
  return {
    isOfBrowser: () => !isOfServer,
    noteServer: () => {
      isOfServer = true;
      return false;
    },
  };
}

/**
 * False while the server's markup is taken over, true from then on: for what only the browser knows. What the browser renders by itself
 * is never told false. It becomes true in a transition, which is interruptible: a store that differs from its server snapshot makes
 * React render synchronously, and all parts of a page in one long task.
 */
export function useHydrated(): boolean {
  const [{ isOfBrowser, noteServer }] = useState(createOrigin);
  return useDeferredValue(true, useSyncExternalStore(never, isOfBrowser, noteServer));
}
