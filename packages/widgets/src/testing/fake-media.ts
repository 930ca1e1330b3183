/** A player without a frame, for tests and stories: commands take effect at once, and `set` is what a frame would report. */
import { initialMediaState, type MediaState } from '@oshimado/domain';
import type { Media } from '../parts/player/media';
import { createStore } from '../base/state/store';

export interface FakeMedia extends Media {
  readonly set: (change: Partial<MediaState>) => void;
}

export function createFakeMedia(initial: Partial<MediaState> = {}): FakeMedia {
  const { getState, setState, subscribe } = createStore<MediaState>({
    ...initialMediaState,
    isReady: true,
    duration: 3_600,
    ...initial,
  });
  const set = (change: Partial<MediaState>) => setState({ ...getState(), ...change });
  return {
    getState,
    subscribe,
    set,
    willPlay: () => !getState().paused,
    play: () => set({ paused: false, ended: false }),
    pause: () => set({ paused: true }),
    seek: (seconds) => set({ currentTime: seconds }),
    setPlaybackRate: (playbackRate) => set({ playbackRate }),
    setVolume: (volume) => set({ volume }),
    setMuted: (muted) => set({ muted }),
    reload: () => set({ failure: null }),
  };
}
