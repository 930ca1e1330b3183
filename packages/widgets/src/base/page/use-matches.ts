import { useCallback, useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated';

const unknown = () => undefined;

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
  const isHydrated = useHydrated();
  return useSyncExternalStore(
    subscribe,
    isHydrated ? () => matchMedia(query).matches : unknown,
    unknown,
  );
}
