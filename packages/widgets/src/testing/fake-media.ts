/** A player without a frame, for tests and stories: commands take effect at once, and `set` is what a frame would report. */
import { createMediaStore, type Media, type MediaState, type MediaStore } from '../player/media';

export interface FakeMedia extends Media {
  readonly set: MediaStore['set'];
}

export function createFakeMedia(initial: Partial<MediaState> = {}): FakeMedia {
  const { getState, subscribe, set } = createMediaStore({
    isReady: true,
    duration: 3_600,
    ...initial,
  });
  return {
    getState,
    subscribe,
    set,
    play: () => set({ paused: false, ended: false }),
    pause: () => set({ paused: true }),
    seek: (seconds) => set({ currentTime: seconds }),
    setPlaybackRate: (playbackRate) => set({ playbackRate }),
    setVolume: (volume) => set({ volume }),
    setMuted: (muted) => set({ muted }),
  };
}
