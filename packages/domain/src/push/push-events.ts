/**
 * What a stream is worth a notification for: it went live, was scheduled, moved, or is about to start. Found by comparing a
 * stream with the mark that the last round left about it. A clip is news once, when it is new.
 */
export type PushKind = 'live' | 'scheduled' | 'moved' | 'before' | 'clip';

/** A stream that has not ended. Times are epoch milliseconds; null while unknown. */
export interface PushStream {
  readonly videoId: string;
  readonly isLive: boolean;
  readonly startsAt: number | null;
  readonly startedAt: number | null;
}

/** What is kept about a stream between two rounds. */
export interface PushMark {
  readonly isLive: boolean;
  readonly startsAt: number | null;
  /** The last reminder for this start, in minutes before it; null if there was none. */
  readonly reminded: number | null;
}

/** News of a stream. */
export interface PushEvent {
  readonly videoId: string;
  readonly kind: PushKind;
  /** Scheduled start, epoch milliseconds; null if unknown. */
  readonly startsAt: number | null;
  /** Minutes of a reminder; null for other kinds. */
  readonly minutes: number | null;
  /** Epoch milliseconds after which it is not sent any more. */
  readonly expiresAt: number;
}

/** When streams are compared with their marks. */
export interface PushRound {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Epoch milliseconds of the round before; undefined for the first. */
  readonly lastAt: number | undefined;
}

/** "Catch-up after an outage sends nothing older than 10 minutes." */
export const PUSH_LATE_MS = 600_000;
/** Reminders that can be chosen, minutes before the start. */
export const PUSH_REMINDERS = [60, 30, 15] as const;

const MINUTE_MS = 60_000;
const LIVE_MS = 30 * MINUTE_MS;
const DAY_MS = 86_400_000;

const hasMoved = (mark: PushMark, { startsAt }: PushStream): boolean =>
  mark.startsAt !== null && startsAt !== null && Math.abs(mark.startsAt - startsAt) >= MINUTE_MS;

/** The reminder that is due: the one closest to the start. */
function dueReminder(startsAt: number, now: number): number | undefined {
  const begun = PUSH_REMINDERS.filter((minutes) => now >= startsAt - minutes * MINUTE_MS);
  const last = begun.at(-1);
  return last !== undefined && now - (startsAt - last * MINUTE_MS) <= PUSH_LATE_MS
    ? last
    : undefined;
}

function kindOf(
  stream: PushStream,
  mark: PushMark | undefined,
  { now, lastAt }: PushRound,
): PushKind | undefined {
  const isCatchingUp = lastAt === undefined || now - lastAt > PUSH_LATE_MS;
  if (stream.isLive) {
    if (mark?.isLive) return undefined;
    const since = stream.startedAt ?? (isCatchingUp ? undefined : now);
    return since !== undefined && now - since <= PUSH_LATE_MS ? 'live' : undefined;
  }
  if (isCatchingUp || stream.startsAt === null || stream.startsAt <= now) return undefined;
  if (!mark) return 'scheduled';
  return !mark.isLive && hasMoved(mark, stream) ? 'moved' : undefined;
}

/** The events of a stream since the last round, and the mark to keep about it. */
export function pushEventsOf(
  stream: PushStream,
  mark: PushMark | undefined,
  round: PushRound,
): { readonly events: readonly PushEvent[]; readonly mark: PushMark } {
  const { now } = round;
  const { videoId, startsAt, isLive } = stream;
  const kind = kindOf(stream, mark, round);
  const events: PushEvent[] = [];
  if (kind !== undefined) {
    const expiresAt =
      kind === 'live' ? now + LIVE_MS : Math.min(startsAt ?? Infinity, now + DAY_MS);
    events.push({ videoId, kind, startsAt, minutes: null, expiresAt });
  }
  const kept = mark && !hasMoved(mark, stream) ? mark.reminded : null;
  const isAhead = !isLive && startsAt !== null && startsAt > now;
  const minutes = isAhead ? dueReminder(startsAt, now) : undefined;
  const isDue = minutes !== undefined && minutes < (kept ?? Infinity);
  if (isDue && startsAt !== null) {
    events.push({ videoId, kind: 'before', startsAt, minutes, expiresAt: startsAt });
  }
  return { events, mark: { isLive, startsAt, reminded: isDue ? minutes : kept } };
}

/** A clip of the last day. */
export interface PushClip {
  readonly videoId: string;
  /** Epoch milliseconds. */
  readonly publishedAt: number;
  /** Whether an earlier round has seen it. */
  readonly isKnown: boolean;
}

/**
 * The event of a new clip; undefined if an earlier round has seen it. After a pause of the server it is also undefined for clips older than
 * `PUSH_LATE_MS`.
 */
export function clipEventOf(
  { videoId, publishedAt, isKnown }: PushClip,
  { now, lastAt }: PushRound,
): PushEvent | undefined {
  const isCatchingUp = lastAt === undefined || now - lastAt > PUSH_LATE_MS;
  if (isKnown || (isCatchingUp && now - publishedAt > PUSH_LATE_MS)) return undefined;
  return { videoId, kind: 'clip', startsAt: null, minutes: null, expiresAt: now + DAY_MS };
}

/** Names an event: a device gets each name once. A stream that is interrupted does not go live a second time. */
export function pushEventName({ videoId, kind, startsAt, minutes }: PushEvent): string {
  if (kind === 'live' || kind === 'scheduled' || kind === 'clip') return `${videoId}:${kind}`;
  return [videoId, kind, ...(minutes === null ? [] : [minutes]), startsAt].join(':');
}
