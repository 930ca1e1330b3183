/** The watched videos in memory, as cards and lists read them; filled by the history once its code is loaded. */
import { isWatchedToEnd, type DeviceEntry } from '@oshimado/domain';

export interface WatchedState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** By id of the video; removed ones are marked. */
  readonly entries: ReadonlyMap<string, DeviceEntry>;
  /** Ids of the videos in the history. */
  readonly ids: ReadonlySet<string>;
  /** Ids of those watched to the end. */
  readonly finishedIds: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const nothingWatched: WatchedState = {
  status: 'loading',
  entries: new Map(),
  ids: NONE,
  finishedIds: NONE,
};

/** The same set object causes no render. */
const keep = (before: ReadonlySet<string>, next: ReadonlySet<string>) =>
  next.size === before.size && [...next].every((id) => before.has(id)) ? before : next;

export function createWatchedView() {
  let state = nothingWatched;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    become(next: Partial<Pick<WatchedState, 'status' | 'entries'>>): void {
      const { status, entries } = { ...state, ...next };
      const shown = [...entries.values()].filter(({ isRemoved }) => !isRemoved);
      const ids = new Set(shown.map(({ id }) => id));
      const finishedIds = new Set(shown.filter(isWatchedToEnd).map(({ id }) => id));
      state = {
        status,
        entries,
        ids: keep(state.ids, ids),
        finishedIds: keep(state.finishedIds, finishedIds),
      };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type WatchedView = ReturnType<typeof createWatchedView>;

/** That of this page. */
export const watchedView = createWatchedView();
