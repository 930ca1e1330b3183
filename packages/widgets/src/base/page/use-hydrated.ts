import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server's markup is taken over, true from then on: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
