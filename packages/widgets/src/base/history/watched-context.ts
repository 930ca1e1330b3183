import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { nothingWatched, watchedView, type WatchedState, type WatchedView } from './watched-view';

/** Where cards read what was watched. */
export interface WatchedSource {
  readonly view: WatchedView;
  /** Reads the device, once a page. */
  readonly load: () => Promise<void>;
}

/** Default the history of this device; stories and tests have their own. */
export const WatchedContext = createContext<WatchedSource>({
  view: watchedView,
  load: async () => {
    const { history } = await import('./watch-history');
    await history.load();
  },
});

/** A part of what was watched: `select` answers with a part or a primitive. Nothing on the server and until it is read. */
export function useWatched<T>(select: (state: WatchedState) => T): T {
  const { view, load } = useContext(WatchedContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      // Without the code of the history nothing is dimmed.
      load().catch(() => undefined);
      return view.subscribe(listener);
    },
    [view, load],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(view.getState()),
    () => select(nothingWatched),
  );
}
