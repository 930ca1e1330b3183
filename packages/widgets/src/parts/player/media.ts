import type { MediaState } from '@oshimado/domain';

/** A player. Its functions work without `this`. */
export interface Media {
  /** The same object until something changes. */
  readonly getState: () => MediaState;
  /** Calls the listener after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether it plays or, before its first report, will as far as it was asked: what the viewer expects to pause. */
  readonly willPlay: () => boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** Moves to a position in seconds. */
  readonly seek: (seconds: number) => void;
  readonly setPlaybackRate: (rate: number) => void;
  /** From 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly setMuted: (muted: boolean) => void;
  /** Loads the frame again, at the position it had. */
  readonly reload: () => void;
}
