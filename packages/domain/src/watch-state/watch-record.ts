/**
 * What is kept of a watched video, and how two records of it become one. A device and an account, or two tabs, each have their
 * own; merging gives the same result in any order, so that nothing has to be locked and repeating does no harm.
 */
import { clamp } from '../clamp';

/** What is kept of a watched video. */
export interface WatchRecord {
  /** Id of the video. */
  readonly id: string;
  /** Position in seconds; null if there is none: a live stream, or a video of which only the id was kept. */
  readonly seconds: number | null;
  /** Length of the video in seconds; 0 if unknown. */
  readonly duration: number;
  /** Epoch ms at which it was last watched; 0 if unknown. */
  readonly watchedAt: number;
  /** Epoch ms of the last change of the record; the latest counts. */
  readonly changedAt: number;
  /** Removed from the history. Kept as a note until every side knows it. */
  readonly isRemoved: boolean;
}

/** All that decides which of two records counts, most important first. At the same time a removal wins. */
const rankOf = (record: WatchRecord): readonly number[] => [
  record.changedAt,
  Number(record.isRemoved),
  record.seconds ?? -1,
  record.duration,
  record.watchedAt,
];

/** Whether the first record counts and not the second, for one video; false if they are equal. */
export function isNewerWatch(one: WatchRecord, other: WatchRecord): boolean {
  const [a, b] = [rankOf(one), rankOf(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** One record of two of the same video. Commutative, associative and idempotent. */
export const mergeWatch = <T extends WatchRecord>(one: T, other: T): T =>
  isNewerWatch(other, one) ? other : one;

/** Whether a record was changed at or before the moment (epoch ms) at which the whole history was deleted; false for null. */
export const isCleared = (record: WatchRecord, clearedAt: number | null): boolean =>
  clearedAt !== null && record.changedAt <= clearedAt;

/** How a video may be noted. */
interface WatchableVideo {
  readonly id: string;
  readonly status: string;
  readonly duration: number;
}

/** Where a player is. */
export interface WatchPosition {
  readonly seconds: number;
  /** Length that the player reports; 0 or not finite if it does not know it. */
  readonly duration: number;
}

const wholeSeconds = (value: number, max: number) =>
  Number.isFinite(value) ? clamp(Math.floor(value), 0, max) : 0;
const SECONDS_MAX = 10_000_000;

/** Of these nothing was seen, whatever a player shows until they begin: they are not watched once they are over. */
const isAhead = (status: string) => status === 'upcoming' || status === 'new';

/**
 * The record of a video watched now. A live stream is noted and has no position; without a position, of a video that was only opened,
 * and of a stream that has not begun, the known one stays.
 */
export function noteWatch(
  video: WatchableVideo,
  position: WatchPosition | undefined,
  now: number,
  known?: WatchRecord,
): WatchRecord {
  const duration =
    wholeSeconds(position?.duration ?? 0, SECONDS_MAX) || wholeSeconds(video.duration, SECONDS_MAX);
  const before = known?.isRemoved ? undefined : known;
  const played = isAhead(video.status) ? undefined : position?.seconds;
  const seconds = played ?? before?.seconds ?? 0;
  // A change made here counts more than what is known here, even if another device's clock was ahead.
  const changedAt = Math.max(now, (known?.changedAt ?? 0) + 1);
  return {
    id: video.id,
    seconds: video.status === 'live' ? null : wholeSeconds(seconds, duration || SECONDS_MAX),
    duration,
    watchedAt: now,
    changedAt,
    isRemoved: false,
  };
}
