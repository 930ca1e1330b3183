/**
 * One broadcast of a followed user: what an answer with or without it means, and what the store keeps of it. It is a placeholder with
 * the address of the channel, which is live from its start for its length, so the length is kept ahead of now until it ends.
 */
import { createHash } from 'node:crypto';
import type { VideoRecord } from '../../../store/records';
import type { Recording } from './recording';
import { address, label, text, time, type Row } from '../../parse/value';

/** A stream as Twitch lists it. */
export interface StreamFacts {
  readonly streamId: string;
  readonly userId: string;
  readonly login: string;
  readonly title: string;
  /** Name of the game, or what else it is about. */
  readonly category?: string | undefined;
  readonly start: number;
  /** A picture of the last minutes. */
  readonly preview: string | undefined;
}

/** Times in epoch milliseconds. */
export interface Broadcast extends StreamFacts {
  /** Id of its row in the store. */
  readonly id: string;
  readonly channelId: string;
  readonly seenAt: number;
  /** The first of the answers in a row that lack it. */
  readonly missedAt?: number | undefined;
  readonly endedAt?: number | undefined;
  /** When its end was noticed: long after it, where there were no answers meanwhile. */
  readonly endSeenAt?: number | undefined;
  /** Its recording, once that is found; undefined while it runs. */
  readonly recording?: Recording | undefined;
  /** It counts as live until then, whatever becomes of Twitch or this server. */
  readonly until: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Two answers this far apart end a stream: Twitch leaves one out at times. */
const ABSENT_MS = 50_000;
/** Where most streams are absent at once, the answers are doubtful for this long. */
const DOUBT_MS = 10 * MINUTE;
/** A stream that starts again within this time goes on, also under another id. */
const BREAK_MS = 10 * MINUTE;
const AHEAD_MIN_MS = 2 * HOUR;
const AHEAD_MS = 3 * HOUR;
/** Ended ones are removed after this time: the address of a channel does not lead to them. */
const KEPT_MS = 24 * HOUR;
/** One whose end was noticed late is kept this long, in which its recording is looked for. */
const LOOKED_FOR_MS = HOUR;
/** Twitch keeps recordings for a week at least. */
const RECORDING_KEPT_MS = 7 * 24 * HOUR;

/** 11 characters, as ids of videos have; Twitch's own are numbers that could be mistaken for others. */
export const rowIdOf = (streamId: string): string =>
  createHash('sha256').update(`twitch:${streamId}`).digest('base64url').slice(0, 11);

/** Undefined for what is no running stream of this shape: it counts as absent. */
export function readStream(row: Row): StreamFacts | undefined {
  const streamId = label(64)(row.id);
  const userId = label(64)(row.user_id);
  const login = label(64)(row.user_login);
  const start = time(row.started_at)?.getTime();
  if (streamId === undefined || userId === undefined || login === undefined) return undefined;
  // Empty on an error, says the reference.
  if (start === undefined || row.type !== 'live') return undefined;
  const words = [row.title, row.game_name, row.user_name].map((value) => text(value)?.trim());
  const picture = text(row.thumbnail_url)?.replace('{width}x{height}', '640x360') ?? '';
  return {
    streamId,
    userId,
    login,
    title: words.find((value) => value !== undefined && value !== '') ?? login,
    category: words[1],
    start,
    preview: address('https://www.twitch.tv/')(picture),
  };
}

const hasEnded = ({ endedAt }: Broadcast) => endedAt !== undefined;

/** When it was last known to run, or ended. */
const lastOf = ({ endedAt, missedAt, seenAt }: Broadcast) => endedAt ?? missedAt ?? seenAt;

/** The broadcast after an answer that has it. */
export function seen(
  before: Broadcast | undefined,
  facts: StreamFacts,
  { channelId, now }: { readonly channelId: string; readonly now: number },
): Broadcast {
  const goesOn =
    before && (before.streamId === facts.streamId || facts.start - lastOf(before) <= BREAK_MS);
  const isAhead = before?.endedAt === undefined && (before?.until ?? 0) - now > AHEAD_MIN_MS;
  return {
    ...facts,
    channelId,
    id: goesOn ? before.id : rowIdOf(facts.streamId),
    start: goesOn ? before.start : facts.start,
    seenAt: now,
    // Moved once an hour, so that a board of many streams does not change each minute.
    until: goesOn && isAhead ? before.until : now + AHEAD_MS,
  };
}

/** The broadcast after an answer without it; `isDoubtful` if the answer lacks most of what was live. */
export function missed(before: Broadcast, now: number, isDoubtful: boolean): Broadcast {
  if (hasEnded(before)) return before;
  const missedAt = before.missedAt ?? now;
  if (now - missedAt < (isDoubtful ? DOUBT_MS : ABSENT_MS)) return { ...before, missedAt };
  return ended({ ...before, missedAt }, missedAt, now);
}

/** After a time without answers it may have ended by the clock before. */
export const ended = (before: Broadcast, at: number, now: number): Broadcast => {
  const endedAt = Math.max(before.start, Math.min(at, before.until));
  return { ...before, endedAt, endSeenAt: now, until: endedAt };
};

/** The end of one that ran before `next`; none if that is the same, or if it has ended already. */
export const replaced = (before: Broadcast | undefined, next: Broadcast): readonly Broadcast[] =>
  before && !hasEnded(before) && before.id !== next.id
    ? [ended(before, lastOf(before), next.seenAt)]
    : [];

export const isRunning = (one: Broadcast): boolean => !hasEnded(one);

export function isStale(
  { endedAt, endSeenAt = endedAt, recording }: Broadcast,
  now: number,
): boolean {
  if (endedAt === undefined || endSeenAt === undefined) return false;
  if (recording) return now - endedAt > RECORDING_KEPT_MS;
  return now - endedAt > KEPT_MS && now - endSeenAt > LOOKED_FOR_MS;
}

export interface BroadcastContext {
  /** Picture of the channel, for an ended one: its preview is gone by then. */
  readonly picture: string | undefined;
  /** Topic that rules found in its title and category. */
  readonly topic: string | undefined;
}

export function recordOf(one: Broadcast, { picture, topic }: BroadcastContext): VideoRecord {
  const { id, channelId, title, login, start, until, endedAt, preview, recording } = one;
  const isOver = endedAt !== undefined;
  return {
    id,
    channel_id: channelId,
    title,
    type: 'placeholder',
    placeholderType: 'external-stream',
    status: isOver ? 'past' : 'live',
    link: recording?.link ?? `https://www.twitch.tv/${login}`,
    certainty: 'certain',
    published_at: new Date(start),
    available_at: new Date(start),
    start_scheduled: new Date(start),
    start_actual: new Date(start),
    end_actual: isOver ? new Date(endedAt) : null,
    duration: Math.max(0, Math.round((until - start) / 1_000)),
    thumbnail: (isOver ? (recording?.picture ?? picture) : preview) ?? null,
    mentions: [],
    topic_id: topic ?? null,
    topic_by: 'rule',
  };
}
