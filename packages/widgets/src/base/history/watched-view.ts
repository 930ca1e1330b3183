/** The watched videos in memory, as cards and lists read them; filled by the history once its code is loaded. */
import type { DeviceEntry } from '@oshimado/domain';
import { createStore, type Store } from '../state/store';

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

export type WatchedView = Store<WatchedState>;
export const createWatchedView = (): WatchedView => createStore(nothingWatched);

/** That of this page. */
export const watchedView = createWatchedView();
