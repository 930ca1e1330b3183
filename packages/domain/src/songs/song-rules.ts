/** What a song of a video must be like before it can be saved. */
import { nameOf, SONG_SECONDS_MIN, type Video } from '@oshimado/contract';

/** "Fine sliders: ±6 s around each value." */
export const SONG_FINE_S = 6;
/** "Then plays the last 3 s." */
export const SONG_TAIL_S = 3;
/** "Off until 10 s after start." */
export const SONG_END_AFTER_S = 10;
/** "Song list limit is 1000 per request." */
export const SONGS_MAX = 1_000;
/** "500 ms" after the last key. */
export const SONG_LOOKUP_PAUSE_MS = 500;
/** "The music site's index (first 3 kept)." */
export const SONG_INDEX_HITS = 3;
/** "Encoded text longer than 2." */
const QUERY_LENGTH = 2;

type SungVideo = Pick<Video, 'status' | 'duration'>;

/** Length of the video, or undefined while it grows or is unknown. */
export const songLimit = ({ status, duration }: SungVideo): number | undefined =>
  status === 'past' && duration > 0 ? duration : undefined;

/** Whether a song ends, or starts, after the end of its video. */
export function endsAfterVideo(
  { start, end }: { readonly start: number; readonly end: number },
  video: SungVideo,
): boolean {
  const limit = songLimit(video);
  return limit !== undefined && Math.max(start, end) > limit;
}

/** Where a song begins and ends in its video. */
export interface SongTimes {
  /** Seconds; null if it is empty or no time. */
  readonly start: number | null;
  readonly end: number | null;
}

/**
 * Why a song cannot be saved. `name`, `start`, `end`: it is missing; `order`: the end is not after the start; `short`: it is
 * too short; `past`: it ends after the video.
 */
export type SongProblem = 'name' | 'start' | 'end' | 'order' | 'short' | 'past';

/** Why a song cannot be saved yet, the first of each field; empty if it can be saved. */
export function songProblems(
  { name, start, end }: SongTimes & { readonly name: string },
  video: SungVideo,
): readonly SongProblem[] {
  const problems: SongProblem[] = [];
  if (nameOf(name) === '') problems.push('name');
  if (start === null) problems.push('start');
  if (end === null) problems.push('end');
  if (start === null || end === null) return problems;
  if (endsAfterVideo({ start, end }, video)) problems.push('past');
  else if (end <= start) problems.push('order');
  else if (end - start <= SONG_SECONDS_MIN) problems.push('short');
  return problems;
}

/** "Setting start keeps the length": the end moves along; without one, the length of the track decides. */
export function withSongStart(
  times: SongTimes,
  start: number,
  trackSeconds: number | null,
): SongTimes {
  const { start: before, end } = times;
  if (before !== null && end !== null && end > before) return { start, end: end + start - before };
  if (trackSeconds !== null) return { start, end: start + trackSeconds };
  return { start, end };
}

/** Halves of characters, which cannot be encoded. */
const HALVES = /\p{Cs}/gu;

/** Whether a text is worth a look-up: three letters, or one character of a script that has more of them. */
export const isSongQuery = (text: string): boolean =>
  encodeURIComponent(text.trim().replace(HALVES, '\uFFFD')).length > QUERY_LENGTH;

/** "The English title is added after a slash where it differs." */
export const songTitle = (name: string, englishName: string | null): string =>
  englishName === null || englishName.toLowerCase() === name.toLowerCase()
    ? name
    : `${name} / ${englishName}`;
