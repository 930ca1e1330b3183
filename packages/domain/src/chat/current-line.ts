/** Which lines belong to a moment. All searches are binary: they run on every step of a player. */
import type { Chat } from '@oshimado/contract';
import {
  CAPTION_BASE_MS,
  CAPTION_LINES,
  CAPTION_MS_PER_CHARACTER,
  CAPTION_REACH,
} from './chat.limits';
import { chatLength } from './chat-parts';

/** Index of the last of these lines that starts at or before `at`; -1 if none does. `startOf` must be ascending. */
export function currentLine<T>(
  lines: readonly T[],
  at: number,
  startOf: (line: T) => number,
): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const line = lines[middle];
    if (line !== undefined && startOf(line) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** How long a line is a caption: "its duration, or 65 ms per character plus 1.8 s". */
export function captionMs({ message, duration }: Pick<Chat, 'message' | 'duration'>): number {
  if (typeof duration === 'number' && duration > 0) return duration;
  return chatLength(message) * CAPTION_MS_PER_CHARACTER + CAPTION_BASE_MS;
}

/** Indexes of the lines to show over the video at `at`, ascending, two at most. `startOf` in ms, as `at`. */
export function captionsAt<T extends Pick<Chat, 'message' | 'duration'>>(
  lines: readonly T[],
  at: number,
  startOf: (line: T) => number,
): readonly number[] {
  const last = currentLine(lines, at, startOf);
  const found: number[] = [];
  for (let index = last; index > last - CAPTION_REACH && index >= 0; index -= 1) {
    const line = lines[index];
    if (line !== undefined && at < startOf(line) + captionMs(line)) found.unshift(index);
    if (found.length === CAPTION_LINES) break;
  }
  return found;
}

/** "Hide spoilers": the lines up to the current one. */
export const withoutSpoilers = <T>(lines: readonly T[], current: number): readonly T[] =>
  lines.slice(0, current + 1);

/** Lines of an archive in the order in which the player reaches them. */
export const byOffset = (lines: readonly Chat[]): readonly Chat[] =>
  [...lines].sort((a, b) => a.video_offset - b.video_offset || a.timestamp - b.timestamp);

/** Whether the author is written above a line: when another one spoke before. */
export const startsTurn = (
  line: Pick<Chat, 'name' | 'channel_id'>,
  before: Pick<Chat, 'name' | 'channel_id'> | undefined,
): boolean =>
  before === undefined || before.name !== line.name || before.channel_id !== line.channel_id;
