/**
 * Lines of a recording among those of running streams: each takes the place of the moment at which the viewer's player reaches it.
 */
import type { Chat } from '@oshimado/contract';

/** Players report their position about four times a second, and not evenly. */
const PLAYED_TOLERANCE_MS = 2_000;

interface PlayerPlace {
  /** Epoch ms. */
  readonly now: number;
  /** Seconds. */
  readonly currentTime: number;
  readonly paused: boolean;
  /** Speed; 1 is normal. */
  readonly playbackRate: number;
}

/** When a player reaches what. */
export interface PlayedRun {
  /** Epoch ms at which it would have begun, had it played in one go and at this speed. */
  readonly from: number;
  /** Speed; 1 is normal. */
  readonly rate: number;
}

/** Epoch ms at which the player reaches a position in seconds. */
const reachedAt = ({ from, rate }: PlayedRun, seconds: number) =>
  from + Math.round((seconds * 1_000) / rate);

/**
 * How the player got where it is now. `before` is the last answer, and the answer again until the player was moved, paused or had another
 * speed for long: otherwise all lines would move at each step.
 */
export function playedRun(
  before: PlayedRun | undefined,
  { now, currentTime, paused, playbackRate }: PlayerPlace,
): PlayedRun {
  const isKept =
    before !== undefined &&
    (paused || Math.abs(reachedAt(before, currentTime) - now) <= PLAYED_TOLERANCE_MS);
  if (isKept) return before;
  // A player that reports no speed has the normal one.
  const rate = playbackRate > 0 ? playbackRate : 1;
  return { from: now - reachedAt({ from: 0, rate }, currentTime), rate };
}

/** The lines at the moments at which the player reaches them. */
export const linesOfRun = (lines: readonly Chat[], run: PlayedRun): readonly Chat[] =>
  lines.map((line) => ({ ...line, timestamp: reachedAt(run, line.video_offset) }));
