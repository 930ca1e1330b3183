/** A video as `videos.list` returns it, and what the store keeps of it. */
import { isMembersOnlyTitle, MEMBERS_ONLY } from '@oshimado/domain';
import type { VideoRecord } from '../../store/records';
import type { ListedChannel } from '../channel-list/channel-list';
import { isRow, smallCount, text, time, type Row } from '../parse/value';

export type VideoState = 'upcoming' | 'live' | 'past';

export interface VideoFacts {
  readonly id: string;
  readonly channelId: string;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: Date | undefined;
  readonly scheduled: Date | undefined;
  readonly started: Date | undefined;
  readonly ended: Date | undefined;
  /** Seconds; 0 while live, upcoming or not processed yet. */
  readonly duration: number;
  readonly viewers: number;
  readonly language: string | undefined;
  /** Undefined for a broadcast whose times are left out: its state stays what it was. */
  readonly state: VideoState | undefined;
  /** A waiting room for talking, moved ahead again and again, that never starts. */
  readonly isFreeChat: boolean;
}

const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const WEIGHTS = [604_800, 86_400, 3_600, 60, 1];

/** Seconds of an ISO 8601 duration; 0 where there is none. */
function secondsOf(value: unknown): number {
  const parts = typeof value === 'string' ? DURATION.exec(value)?.slice(1) : undefined;
  return (parts ?? []).reduce((sum, part, n) => sum + Number(part ?? 0) * (WEIGHTS[n] ?? 0), 0);
}

const FREE_CHAT = /free\s*-?chat|フリーチャット|フリチャ|待機所|프리\s*챗/i;
const DAY = 86_400_000;
/** A stream announced further ahead is a waiting room without a plan. */
const PLANNED_MS = 30 * DAY;

const part = (item: Row, name: string): Row => {
  const value = item[name];
  return isRow(value) ? value : {};
};

/** Undefined for what is not public, and for what is no video of this shape: both count as absent. */
export function readVideo(item: Row, now: number): VideoFacts | undefined {
  const snippet = part(item, 'snippet');
  const status = part(item, 'status');
  const live = part(item, 'liveStreamingDetails');
  const id = text(item.id);
  const channelId = text(snippet.channelId);
  const title = text(snippet.title);
  if (id === undefined || channelId === undefined || title === undefined) return undefined;
  if (status.privacyStatus !== undefined && status.privacyStatus !== 'public') return undefined;
  if (['deleted', 'failed', 'rejected'].includes(String(status.uploadStatus))) return undefined;
  const scheduled = time(live.scheduledStartTime);
  const started = time(live.actualStartTime);
  const ended = time(live.actualEndTime);
  const state = stateOf(text(snippet.liveBroadcastContent), { scheduled, started, ended });
  const isFar = (scheduled?.getTime() ?? 0) - now > PLANNED_MS;
  return {
    id,
    channelId,
    title,
    description: text(snippet.description) ?? '',
    publishedAt: time(snippet.publishedAt),
    scheduled,
    started,
    ended,
    duration: state === 'past' ? secondsOf(part(item, 'contentDetails').duration) : 0,
    viewers: state === 'live' ? rounded(smallCount(live.concurrentViewers) ?? 0) : 0,
    language: text(snippet.defaultAudioLanguage)?.split('-', 1)[0],
    state,
    isFreeChat: state === 'upcoming' && (FREE_CHAT.test(title) || isFar),
  };
}

interface Times {
  readonly scheduled: Date | undefined;
  readonly started: Date | undefined;
  readonly ended: Date | undefined;
}

/** A stream whose time has come and that has not started stays upcoming: it is late, not live. */
function stateOf(
  broadcast: string | undefined,
  { scheduled, started, ended }: Times,
): VideoState | undefined {
  if (ended) return 'past';
  if (started || broadcast === 'live') return 'live';
  if (scheduled || broadcast === 'upcoming') return 'upcoming';
  // Older recordings have no times; those of a broadcast that is followed are sometimes left out for one answer.
  return broadcast === 'none' ? 'past' : undefined;
}

/** Two digits above 1,000, so that a board of many streams does not change with every viewer. */
function rounded(viewers: number): number {
  if (viewers < 1_000) return viewers;
  const unit = 10 ** (String(viewers).length - 2);
  return Math.floor(viewers / unit) * unit;
}

const VIDEO_LINK =
  /(?:youtu\.be\/|youtube\.com\/(?:watch\?(?:[^\s#]*&)?v=|live\/|shorts\/))([\w-]{11})(?![\w-])/g;

/** Ids of videos that a text links to, in its order. */
const linkedVideos = (words: string): string[] => [
  ...new Set([...words.matchAll(VIDEO_LINK)].map(([, id = '']) => id)),
];

/** What is known of a video besides its facts. */
interface RecordContext {
  /** Undefined if it is not followed any more: what depends on it stays as it is stored. */
  readonly channel: Pick<ListedChannel, 'type' | 'lang'> | undefined;
  /** Ids of other channels that take part; undefined if that is not known now. */
  readonly mentions: readonly string[] | undefined;
  /** Topic that rules found in its title. Default: none, other than that it is for members. */
  readonly topic?: string | undefined;
}

/** Times that are gone are cleared: a rescheduled or reset stream must not keep old ones. */
export function toRecord(
  facts: VideoFacts,
  status: VideoState,
  { channel, mentions, topic }: RecordContext,
): VideoRecord {
  const { id, channelId, title, description, scheduled, started, ended, viewers } = facts;
  const length = started && ended ? Math.round((ended.getTime() - started.getTime()) / 1_000) : 0;
  return {
    id,
    channel_id: channelId,
    title,
    description,
    status,
    published_at: facts.publishedAt ?? null,
    start_scheduled: scheduled ?? null,
    start_actual: started ?? null,
    end_actual: ended ?? null,
    duration: status === 'past' ? facts.duration || Math.max(0, length) : 0,
    live_viewers: status === 'live' ? viewers : 0,
    ...(channel && { mentions, ...partsOf(facts, channel, topic) }),
  };
}

/** What depends on what a channel makes. */
function partsOf(
  { id, title, description, language }: VideoFacts,
  { type, lang }: Pick<ListedChannel, 'type' | 'lang'>,
  topic: string | undefined,
): Pick<VideoRecord, 'type' | 'lang' | 'sources' | 'topic_id' | 'topic_by'> {
  if (type === 'clipper')
    return {
      type: 'clip',
      lang: lang ?? language ?? null,
      sources: linkedVideos(description).filter((other) => other !== id),
    };
  return {
    type: 'stream',
    // Streams for members have their topic without the setting too: the player and the chat depend on it.
    topic_id: topic ?? (isMembersOnlyTitle(title) ? MEMBERS_ONLY : null),
    topic_by: 'rule',
  };
}
