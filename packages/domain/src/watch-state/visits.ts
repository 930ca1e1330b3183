/**
 * When a viewer was last here, and what their favorites streamed since. A visit ends when the site was not looked at for a while;
 * the first visit after a day or more says what was missed.
 */
import { DAY, HOUR, MINUTE } from '../time-units';

/** A visit ends when the site was not looked at for this long. */
const VISIT_GAP_MS = 30 * MINUTE;
/** Being away begins here: a day. */
const AWAY_MS = 24 * HOUR;
/** The most that is looked back on. */
export const AWAY_MAX_MS = 30 * DAY;

/** What a device keeps of visits. */
export interface Visits {
  /** Epoch ms at which the site was last looked at. */
  readonly seenAt: number;
  /** Epoch ms at which the visit before ended: what came later is new. Null on a first visit, and when all is marked as seen. */
  readonly newSince: number | null;
  /** Epoch ms since which the viewer was away, until that is dismissed; null if it was less than a day. */
  readonly awaySince: number | null;
}

/** The visits of a device, once the site is looked at; null before its first visit. */
export function lookAt(before: Visits | null, now: number): Visits {
  if (before === null) return { seenAt: now, newSince: null, awaySince: null };
  const { seenAt } = before;
  // A clock that was ahead gives a time in the future, and no new visit.
  if (now - seenAt < VISIT_GAP_MS) return { ...before, seenAt: now };
  const isAway = now - seenAt >= AWAY_MS;
  return {
    seenAt: now,
    newSince: seenAt,
    awaySince: isAway ? Math.max(seenAt, now - AWAY_MAX_MS) : null,
  };
}

const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;
const timeOrNull = (value: unknown) => (isTime(value) ? value : null);

/** What a device has stored; null for none, and for what is no visits. */
export function readVisits(value: unknown): Visits | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seenAt, newSince, awaySince } = value as Partial<Record<keyof Visits, unknown>>;
  if (!isTime(seenAt)) return null;
  return { seenAt, newSince: timeOrNull(newSince), awaySince: timeOrNull(awaySince) };
}

interface Streamed {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly available_at: string;
  readonly channel: { readonly id: string };
}

/** Whether a stream of the archive began after the visit before. False without one. */
export const isNewSince = (video: Omit<Streamed, 'channel' | 'id'>, newSince: number | null) =>
  newSince !== null &&
  video.type === 'stream' &&
  video.status === 'past' &&
  Date.parse(video.available_at) > newSince;

/** A watched video, as the history has it. */
interface Watched {
  readonly id: string;
  /** Epoch ms at which it was last watched; 0 if unknown. */
  readonly watchedAt: number;
  readonly isRemoved: boolean;
  readonly video?: { readonly channel: { readonly id: string } } | undefined;
}

/**
 * What was missed: the streams that were not watched, those of the channels watched most first, otherwise in their order. One that was
 * opened before it began was not watched.
 */
export function missedStreams<T extends Streamed>(
  videos: readonly T[],
  history: Iterable<Watched>,
): T[] {
  const watched = [...history].filter(({ isRemoved }) => !isRemoved);
  const times = new Map(watched.map(({ id, watchedAt }) => [id, watchedAt || Infinity]));
  const counts = new Map<string, number>();
  for (const { video } of watched) {
    if (video) counts.set(video.channel.id, (counts.get(video.channel.id) ?? 0) + 1);
  }
  const countOf = ({ channel }: T) => counts.get(channel.id) ?? 0;
  return videos
    .filter(({ id, available_at }) => (times.get(id) ?? 0) < Date.parse(available_at))
    .sort((a, b) => countOf(b) - countOf(a));
}
