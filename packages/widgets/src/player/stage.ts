/**
 * What plays on this page: one video, on the watch page or in the small window that stays when the viewer goes to another page. The
 * frame lives as long as it is here: moving it within the document would load it again.
 */
import type { PlayableVideo } from '@oshimado/domain';
import type { Media } from './media';

/** A video with what the small window says of it. */
export interface StagedVideo extends PlayableVideo {
  readonly channel: {
    readonly id: string;
    readonly name: string;
    readonly english_name?: string | null | undefined;
  };
}

export interface StageState {
  /** Null: nothing plays. */
  readonly video: StagedVideo | null;
  /** Second to start at. */
  readonly start: number;
  /** Number of the frame: another one for each video that is opened. */
  readonly frame: number;
  /** Null until the frame is there, and for players that cannot be spoken to. */
  readonly media: Media | null;
  /** The element around the frame, for full screen and for what lies over the picture; null until it is there. */
  readonly element: HTMLElement | null;
}

export interface Stage {
  readonly getState: () => StageState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Plays a video from a second on, in the place of what played. The same video goes on in its frame. */
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
