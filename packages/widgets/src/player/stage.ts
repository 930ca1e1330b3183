/**
 * What plays on this page: one video, on the watch page or in the small window that stays when the viewer goes to another page. The
 * frame lives as long as it is here: moving it within the document would load it again.
 */
import type { PlayableVideo } from '@oshimado/domain';
import type { WatchedVideo } from '../history';
import type { Media } from './media';

/** A video with what the small window and the history show of it. */
export type StagedVideo = PlayableVideo & WatchedVideo;

export interface StageState {
  /** Null: nothing plays. */
  readonly video: StagedVideo | null;
  /** Second to start at. */
  readonly start: number;
  /** Number of the frame: another one for each video that is opened. */
  readonly frame: number;
  /** The player; null until its frame exists, and for sites whose player takes no commands. */
  readonly media: Media | null;
  /** The element around the frame, for full screen and for what lies over the picture; null until it is there. */
  readonly element: HTMLElement | null;
}

export interface Stage {
  readonly getState: () => StageState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays a video from this second, and ends what played before. Does nothing if this video is on the stage already. */
  readonly open: (video: StagedVideo, start: number) => void;
  readonly close: () => void;
  readonly setMedia: (media: Media | null) => void;
  readonly setElement: (element: HTMLElement | null) => void;
}

const EMPTY: StageState = { video: null, start: 0, frame: 0, media: null, element: null };

export function createStage(): Stage {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  const set = (change: Partial<StageState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (video, start) => {
      if (state.video?.id === video.id) return;
      set({ video, start, frame: state.frame + 1, media: null });
    },
    close: () => {
      if (state.video !== null) set({ video: null, media: null });
    },
    setMedia: (media) => set({ media }),
    setElement: (element) => set({ element }),
  };
}
