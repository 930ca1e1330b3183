/**
 * The time of the editor: that of the player, or of a timer where the video cannot be played here. Players report their position
 * a few times a second; between two reports it is reckoned, so that the timeline moves smoothly.
 */
import type { Media } from '../../../parts/player';
import { createListeners } from '../../../base/state/store';

export interface EditorClock {
  /** `timer`: there is no player, the viewer starts it together with the video. */
  readonly kind: 'player' | 'timer';
  /** Milliseconds after the start of the video. */
  readonly now: () => number;
  readonly isPlaying: () => boolean;
  readonly seek: (ms: number) => void;
  readonly toggle: () => void;
  /** Calls the listener when it starts, stops or jumps; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Ctrl with an arrow jumps this far. */
export const JUMP_MS = 3_000;
/** For so long a player may report the position from before a jump. */
const SEEK_TIMEOUT_MS = 2_000;
const SEEK_DISTANCE_MS = 1_000;

interface Anchor {
  readonly position: number;
  /** When it was so. */
  readonly at: number;
  /** 0 while it does not run. */
  readonly rate: number;
}

const positionOf = ({ position, at, rate }: Anchor, now: number) =>
  Math.max(0, position + (now - at) * rate);

/** Runs when it is started by hand. */
export function createTimer(elapsed: () => number = () => performance.now()): EditorClock {
  let anchor: Anchor = { position: 0, at: elapsed(), rate: 0 };
  const { notify, subscribe } = createListeners();
  const set = (position: number, rate: number) => {
    anchor = { position, at: elapsed(), rate };
    notify();
  };
  const now = () => positionOf(anchor, elapsed());
  return {
    kind: 'timer',
    now,
    isPlaying: () => anchor.rate > 0,
    seek: (ms) => set(Math.max(0, ms), anchor.rate),
    toggle: () => set(now(), anchor.rate > 0 ? 0 : 1),
    subscribe,
  };
}

/** Follows a player. */
export function createPlayerClock(
  media: Media,
  elapsed: () => number = () => performance.now(),
): EditorClock {
  const rateOf = () => {
    const { paused, isWaiting, isAd, playbackRate } = media.getState();
    return paused || isWaiting || isAd ? 0 : playbackRate;
  };
  const reported = () => media.getState().currentTime * 1_000;
  let last = media.getState().currentTime;
  let anchor: Anchor = { position: reported(), at: elapsed(), rate: rateOf() };
  let sought: { readonly ms: number; readonly at: number } | undefined;
  const isOld = () =>
    sought !== undefined &&
    elapsed() - sought.at < SEEK_TIMEOUT_MS &&
    Math.abs(reported() - sought.ms) > SEEK_DISTANCE_MS;
  function follow(listener: () => void) {
    return media.subscribe(() => {
      const rate = rateOf();
      const { currentTime } = media.getState();
      const isMoved = currentTime !== last && !isOld();
      last = currentTime;
      if (!isMoved && rate === anchor.rate) return;
      const position = isMoved ? reported() : positionOf(anchor, elapsed());
      anchor = { position, at: elapsed(), rate };
      listener();
    });
  }
  const { notify, subscribe } = createListeners();
  return {
    kind: 'player',
    now: () => positionOf(anchor, elapsed()),
    isPlaying: () => !media.getState().paused,
    seek: (ms) => {
      const position = Math.max(0, ms);
      sought = { ms: position, at: elapsed() };
      anchor = { position, at: elapsed(), rate: rateOf() };
      media.seek(position / 1_000);
      notify();
    },
    toggle: () => (media.getState().paused ? media.play() : media.pause()),
    subscribe: (listener) => {
      const stops = [follow(listener), subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
