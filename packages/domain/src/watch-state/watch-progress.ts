/** What a record says of how far a video was watched. Apart from merging, which cards do not need. */
import type { WatchRecord } from './watch-record';
import { RESUME_FROM_S, WATCHED_END_S, WATCHED_END_SHARE } from './watch-state.limits';

/** Where the end of a video begins: 30 s or 5 % before it, and never before its middle. */
const endOf = (duration: number) =>
  Math.max(duration / 2, duration - Math.max(WATCHED_END_S, duration * WATCHED_END_SHARE));

type Progress = Pick<WatchRecord, 'seconds' | 'duration'>;

/** Whether a video was watched to its end; also if only the fact is known that it was watched. */
export const isWatchedToEnd = ({ seconds, duration }: Progress): boolean =>
  seconds === null || (duration > 0 && seconds >= endOf(duration));

/** Where playing continues; undefined from the beginning. */
export const resumeSecondsOf = (record: Progress | undefined): number | undefined =>
  record === undefined ||
  record.seconds === null ||
  record.seconds < RESUME_FROM_S ||
  isWatchedToEnd(record)
    ? undefined
    : record.seconds;

/** How much of a video was watched, 0 to 1; undefined if there is nothing to draw. Past its resume position it is whole. */
export function watchedShare(record: Progress | undefined): number | undefined {
  if (record === undefined || record.seconds === null || record.duration === 0) return undefined;
  if (isWatchedToEnd(record)) return 1;
  return record.seconds === 0 ? undefined : record.seconds / record.duration;
}
