import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as a media query says, as it changes; undefined on the server and until the page is taken over. */
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
