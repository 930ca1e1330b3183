/**
 * What plays on this page: one video, on the watch page or in the small window that stays when the viewer goes to another page. The
 * frame lives as long as it is here: moving it within the document would load it again.
 */
import type { PlayableVideo } from '@oshimado/domain';
import type { WatchedVideo } from '../../base/history';
import { createStore, type Store } from '../../base/state/store';
import type { Media } from './media';

/** A video with what the small window and the history show of it. */
export type StagedVideo = PlayableVideo & WatchedVideo;

/** How a frame begins: as the video was before it was moved. */
export interface StageBeginning {
  readonly autoplay: boolean;
  readonly muted: boolean;
  /** Speed; 1 is normal. */
  readonly rate: number;
}

export interface StageState {
  /** Null: nothing plays. */
  readonly video: StagedVideo | null;
  /** Second to start at. */
  readonly start: number;
  readonly beginning: StageBeginning;
  /** Id of the playlist it plays in, as addresses name it; null if it plays by itself. */
  readonly playlistId: string | null;
  /** Number of the frame: another one for each video that is opened. */
  readonly frame: number;
  /** The player; null until its frame exists, and for sites whose player takes no commands. */
  readonly media: Media | null;
  /** The window over all others in which it plays; null while it plays on the page. */
  readonly window: Window | null;
  /** The element around the frame, for full screen and for what lies over the picture; null until it is there. */
  readonly element: HTMLElement | null;
}

export interface Stage extends Omit<Store<StageState>, 'setState'> {
  /**
   * Plays a video from this second, and ends what played before. A video that is on the stage already goes on in its frame; until it
   * has a player, the second counts.
   */
  readonly open: (video: StagedVideo, start: number, playlistId: string | null) => void;
  /** What plays belongs to this playlist from now on. */
  readonly setPlaylist: (playlistId: string | null) => void;
  readonly close: () => void;
  /**
   * Goes on in this window, or on the page for null. A frame that comes into another document is loaded again, so there it starts at the
   * position it had, and plays only if it did.
   */
  readonly moveTo: (window: Window | null) => void;
  readonly setMedia: (media: Media | null) => void;
  readonly setElement: (element: HTMLElement | null) => void;
}

/** What is opened is to be seen and heard. */
const OPENED: StageBeginning = { autoplay: true, muted: false, rate: 1 };

/** Before anything plays, and on the server. */
export const emptyStage: StageState = {
  video: null,
  start: 0,
  beginning: OPENED,
  playlistId: null,
  frame: 0,
  media: null,
  window: null,
  element: null,
};

export function createStage(): Stage {
  const { getState, setState, subscribe } = createStore(emptyStage);
  const set = (change: Partial<StageState>) => setState({ ...getState(), ...change });
  return {
    getState,
    subscribe,
    open: (video, start, playlistId) => {
      const state = getState();
      if (state.video?.id !== video.id)
        set({
          video,
          start,
          beginning: OPENED,
          playlistId,
          frame: state.frame + 1,
          media: null,
        });
      else if (state.media === null) set({ start, beginning: OPENED });
    },
    setPlaylist: (playlistId) => set({ playlistId }),
    close: () => {
      if (getState().video !== null) set({ video: null, media: null });
    },
    moveTo: (window) => {
      const state = getState();
      if (state.window === window) return;
      const media = state.media?.getState();
      // A running stream goes on at the present moment. One that has reported nothing starts where it was to start.
      const present = media?.liveEdge === null ? media.currentTime : 0;
      const start = media?.isReady ? present : state.start;
      const { muted, rate } = media?.isReady
        ? { muted: media.muted, rate: media.playbackRate }
        : state.beginning;
      const autoplay = state.media?.willPlay() ?? state.beginning.autoplay;
      const beginning = { autoplay, muted, rate };
      set({ window, start, beginning, frame: state.frame + 1, media: null });
    },
    setMedia: (media) => {
      const { rate } = getState().beginning;
      // No address of a frame has a speed.
      if (rate !== 1) media?.setPlaybackRate(rate);
      set({ media });
    },
    setElement: (element) => set({ element }),
  };
}
