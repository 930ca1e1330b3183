import type { MediaState } from '@oshimado/domain';

/** Player interface behind the methods and properties of `<oshi-player>`. */
export interface PlayerControl {
  /** Starts the player if it has not been started. */
  readonly play: () => void;
  readonly pause: () => void;
  /** Moves to a position in seconds; before the start, the position at which it will start. */
  readonly seek: (seconds: number) => void;
  /** Null before the start. */
  readonly getState: () => MediaState | null;
}
