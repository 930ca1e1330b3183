/**
 * When each followed video is looked at again, and what a look means. Absence is evidence only in two answers at least five minutes
 * apart, so that one poor answer takes nothing off the board; a failed call is none.
 */
import type { VideoFacts, VideoState } from '../read-video';

export type WatchedState = 'new' | VideoState | 'missing';

/** Absence of a video that was there, from the first answer without it. */
export interface Absence {
  readonly since: number;
  readonly looks: number;
}

export interface Watched {
  readonly id: string;
  readonly state: WatchedState;
  /** When it is looked at again, epoch milliseconds. */
  readonly nextAt: number;
  /** Scheduled start of an upcoming one. */
  readonly start?: number | undefined;
  /** End of a past one, or when a missing one was given up. */
  readonly end?: number | undefined;
  /** When it was last in an answer. */
  readonly seenAt?: number | undefined;
  readonly isFreeChat?: boolean;
  readonly absence?: Absence | undefined;
}

export interface Look {
  /** Undefined: it is not followed any more. */
  readonly next: Watched | undefined;
  /** The change that the store needs; undefined if it needs none. */
  readonly verdict?:
    | { readonly kind: 'present'; readonly state: VideoState }
    | { readonly kind: 'missing' }
    | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ABSENCE = { looks: 2, ms: 5 * MINUTE };
/** Where most of an answer is absent at once, it is more likely the answer that is wrong. */
const DOUBTFUL_ABSENCE = { looks: 4, ms: 30 * MINUTE };
/** After its end a stream is read again, until YouTube has processed it and its title is settled. */
const SETTLED_MS = DAY;
/** How long a missing video is looked for, in case it returns. */
const LOST_MS = 7 * DAY;

/** Whole minutes, so that everything that is due lies in as few calls as possible. */
const atMinute = (time: number) => Math.ceil(time / MINUTE) * MINUTE;

/** By the distance of the scheduled start from now; negative when late. */
function untilStart(distance: number): number {
  if (distance < -DAY) return 6 * HOUR;
  if (distance < -6 * HOUR) return HOUR;
  if (distance < -HOUR) return 10 * MINUTE;
  if (Math.abs(distance) <= 10 * MINUTE) return MINUTE;
  if (distance <= HOUR) return 2 * MINUTE;
  if (distance <= 6 * HOUR) return 15 * MINUTE;
  return distance <= 2 * DAY ? 30 * MINUTE : 6 * HOUR;
}

/** Milliseconds to the next look at a video in this state. `stretch` from 1: how much slower than wished. */
function intervalOf(
  { state, start, end, isFreeChat, absence }: Omit<Watched, 'id' | 'nextAt'>,
  now: number,
  stretch: number,
): number {
  if (absence && state !== 'missing') return ABSENCE.ms;
  if (state === 'live') return MINUTE * stretch;
  if (state === 'upcoming') {
    if (isFreeChat) return DAY;
    const distance = (start ?? now) - now;
    // Never past the last minutes before the start.
    return Math.min(
      untilStart(distance) * stretch,
      Math.max(MINUTE * stretch, distance - 10 * MINUTE),
    );
  }
  if (state === 'missing') return now - (end ?? now) < DAY ? HOUR : DAY;
  return HOUR;
}

const due = (watched: Omit<Watched, 'nextAt'>, now: number, stretch: number): Watched => ({
  ...watched,
  // A late stream is looked at again soon, also when its wish is in the past.
  nextAt: atMinute(now + Math.max(MINUTE, intervalOf(watched, now, stretch))),
});

/** An answer that has the video. */
export function lookAt(
  { id, state: before }: Watched,
  facts: VideoFacts,
  now: number,
  stretch: number,
): Look {
  const known = before === 'upcoming' || before === 'live' ? before : 'past';
  const state = facts.state ?? known;
  const end = facts.ended?.getTime() ?? facts.publishedAt?.getTime() ?? now;
  const next = {
    id,
    state,
    seenAt: now,
    start: facts.scheduled?.getTime(),
    end: state === 'past' ? end : undefined,
    isFreeChat: facts.isFreeChat,
  };
  const isSettled = state === 'past' && now - end > SETTLED_MS;
  return {
    next: isSettled ? undefined : due(next, now, stretch),
    verdict: { kind: 'present', state },
  };
}

/** An answer without the video. `isDoubtful`: most of the answer was absent. */
export function missAt(watched: Watched, now: number, isDoubtful: boolean): Look {
  if (watched.state === 'missing') {
    const isGivenUp = now - (watched.end ?? now) > LOST_MS;
    return { next: isGivenUp ? undefined : due(watched, now, 1) };
  }
  // Known from a feed or a push only: there is nothing to take back.
  const isUnseen = watched.state === 'new' && watched.seenAt === undefined;
  const absence: Absence = {
    since: watched.absence?.since ?? now,
    looks: (watched.absence?.looks ?? 0) + 1,
  };
  const needed = isDoubtful ? DOUBTFUL_ABSENCE : ABSENCE;
  const isGone = absence.looks >= needed.looks && now - absence.since >= needed.ms;
  if (!isGone) return { next: due({ ...watched, absence }, now, 1) };
  if (isUnseen) return { next: undefined };
  const next = due({ ...watched, state: 'missing', end: now, absence: undefined }, now, 1);
  return { next, verdict: { kind: 'missing' } };
}

/** A video that a playlist or feed has named, and that was not read yet. */
export const newlyHeard = (id: string, now: number): Watched => ({ id, state: 'new', nextAt: now });
