import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date; undefined on the server and during hydration. */
export function useMatches(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}
