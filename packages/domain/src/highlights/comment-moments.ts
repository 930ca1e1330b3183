/** The moments that several comments point at, and the comments about one of them. */
import { MOMENT_COMMENTS_MIN, MOMENT_S } from './highlights.limits';
import { timeStamps, type StampedComment } from './time-stamps';

/** A position in a video that several comments point at. */
export interface CommentMoment {
  /** Position in the video, in seconds: the one that is written most often. */
  readonly time: number;
  /** How many comments have a time stamp within 10 s of it. */
  readonly count: number;
}

/** The comments of a video by the moments that they point at. */
export interface SortedComments<C> {
  /** Most frequent first. */
  readonly moments: readonly CommentMoment[];
  /** All comments, or those about a moment. The same arrays each time. */
  readonly of: (moment: number | null) => readonly C[];
}

interface Stamp {
  readonly seconds: number;
  /** Index of its comment. */
  readonly comment: number;
}

/** Runs of stamps that begin within 10 s of their first one. */
function bucketsOf(stamps: readonly Stamp[]): Stamp[][] {
  const buckets: Stamp[][] = [];
  let start: number | undefined;
  for (const stamp of stamps) {
    if (start !== undefined && stamp.seconds - start <= MOMENT_S) buckets.at(-1)?.push(stamp);
    else {
      start = stamp.seconds;
      buckets.push([stamp]);
    }
  }
  return buckets;
}

const commentsIn = (stamps: readonly Stamp[]) => new Set(stamps.map(({ comment }) => comment));

/** The position that most stamps say; the earliest of several. */
function mostWritten(bucket: readonly Stamp[]): number {
  const counts = new Map<number, number>();
  for (const { seconds } of bucket) counts.set(seconds, (counts.get(seconds) ?? 0) + 1);
  let [best, most] = [0, 0];
  for (const [seconds, count] of counts) {
    if (count > most) [best, most] = [seconds, count];
  }
  return best;
}

/** Stamps within 10 s of a time, of all sorted ones. */
function near(stamps: readonly Stamp[], time: number): readonly Stamp[] {
  const firstFrom = (seconds: number) => {
    let [low, high] = [0, stamps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stamps[middle]?.seconds ?? 0) < seconds) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return stamps.slice(firstFrom(time - MOMENT_S), firstFrom(time + MOMENT_S + 1));
}

/**
 * Sorts the comments of a video: all of them, those with most time stamps first; about a moment, those with fewest first. Comments
 * with as many keep their order. A moment needs two comments, so that one comment full of times makes none.
 */
export function sortComments<C extends StampedComment>(
  comments: readonly C[],
  duration?: number,
): SortedComments<C> {
  const counts: number[] = [];
  const stamps = comments
    .flatMap(({ message }, comment) => {
      const own = timeStamps(message, duration).map(({ seconds }) => ({ seconds, comment }));
      counts.push(own.length);
      return own;
    })
    .sort((one, other) => one.seconds - other.seconds);
  const sorted = (indices: Iterable<number>, sign: 1 | -1) =>
    [...indices]
      .sort((one, other) => sign * ((counts[one] ?? 0) - (counts[other] ?? 0)) || one - other)
      .flatMap((index) => comments[index] ?? []);
  const all = sorted(comments.keys(), -1);
  const moments = bucketsOf(stamps)
    .filter((bucket) => commentsIn(bucket).size >= MOMENT_COMMENTS_MIN)
    .map((bucket) => {
      const time = mostWritten(bucket);
      return { time, count: commentsIn(near(stamps, time)).size };
    })
    .sort((one, other) => other.count - one.count || one.time - other.time);
  const filtered = new Map<number, readonly C[]>();
  const about = (time: number) => {
    const known = filtered.get(time) ?? sorted(commentsIn(near(stamps, time)), 1);
    filtered.set(time, known);
    return known;
  };
  return { moments, of: (moment) => (moment === null ? all : about(moment)) };
}
