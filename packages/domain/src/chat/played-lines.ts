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
}

/**
 * Epoch ms at which the player would have begun, had it played in one go up to now. `before` is the last answer, and the answer
 * again until the player was moved or paused: otherwise all lines would move at each step.
 */
export function playedFrom(
  before: number | undefined,
  { now, currentTime, paused }: PlayerPlace,
): number {
  const from = Math.round(now - currentTime * 1_000);
  if (before === undefined) return from;
  return paused || Math.abs(from - before) <= PLAYED_TOLERANCE_MS ? before : from;
}

/** The lines at the moments at which a player that began at `from` reaches them. */
export const linesPlayedFrom = (lines: readonly Chat[], from: number): readonly Chat[] =>
  lines.map((line) => ({ ...line, timestamp: from + Math.round(line.video_offset * 1_000) }));
