import { useCallback, useSyncExternalStore } from 'react';
import { useReplaceable } from '../state/replaced';
import { nothingWatched, watchedView, type WatchedState, type WatchedView } from './watched-view';

/** Where cards read what was watched. */
interface WatchedSource {
  readonly view: WatchedView;
  /** Reads the device, once a page. */
  readonly load: () => Promise<void>;
}

/** The history of this device. */
export const deviceWatched: WatchedSource = {
  view: watchedView,
  load: async () => {
    const { history } = await import('./watch-history');
    await history.load();
  },
};

/** A part of what was watched: `select` answers with a part or a primitive. Nothing on the server and until it is read. */
export function useWatched<T>(select: (state: WatchedState) => T): T {
  const { view, load } = useReplaceable(deviceWatched);
  const subscribe = useCallback(
    (listener: () => void) => {
      // Without the code of the history nothing is dimmed, and nothing waits for it.
      load().catch(() => {
        const state = view.getState();
        if (state.status === 'loading') view.setState({ ...state, status: 'failed' });
      });
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
