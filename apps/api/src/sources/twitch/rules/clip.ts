/** A clip of a followed account as Twitch lists it, and what the store keeps of it. Who made it is not kept. */
import type { VideoRecord } from '../../../store/records';
import type { FollowedChannel } from '../../channel-list/channel-record';
import { address, text, time, type Row } from '../../parse/value';
import { rowIdOf } from './broadcast';

export interface ClipFacts {
  /** Its name at Twitch. */
  readonly name: string;
  readonly title: string;
  readonly createdAt: number;
  /** Seconds. */
  readonly duration: number;
  readonly language: string | undefined;
  readonly picture: string | undefined;
  /** The recording it was cut from; undefined where that is gone or not made yet. */
  readonly videoId: string | undefined;
}

const NAME = /^[\w-]{1,100}$/;
const LANGUAGE = /^[a-z]{2}$/;
/** Twitch's own limit is a minute. */
const LENGTH_MAX_S = 3_600;

export const clipRowId = (name: string): string => rowIdOf(`clip:${name}`);

/** Undefined for what is no clip of this shape. */
export function readClip(row: Row): ClipFacts | undefined {
  const name = text(row.id);
  const createdAt = time(row.created_at)?.getTime();
  if (name === undefined || !NAME.test(name) || createdAt === undefined) return undefined;
  const seconds = Number(row.duration);
  if (!(seconds >= 0 && seconds <= LENGTH_MAX_S)) return undefined;
  const videoId = text(row.video_id) ?? '';
  const language = text(row.language)?.split('-', 1)[0] ?? '';
  return {
    name,
    title: text(row.title)?.trim() || name,
    createdAt,
    duration: Math.max(1, Math.round(seconds)),
    // `other` is what Twitch says of a language that it does not list.
    language: LANGUAGE.test(language) ? language : undefined,
    picture: address('https://www.twitch.tv/')(row.thumbnail_url),
    videoId: /^\d{1,20}$/.test(videoId) ? videoId : undefined,
  };
}

export interface ClipContext {
  readonly channel: Pick<FollowedChannel, 'id' | 'lang'>;
  /** Id of the row of the stream that it was cut from, where that is kept. */
  readonly source: string | undefined;
  /** Shown where Twitch has made no picture. */
  readonly channelPicture: string | undefined;
}

export function recordOfClip(
  { name, title, createdAt, duration, language, picture }: ClipFacts,
  { channel, source, channelPicture }: ClipContext,
): VideoRecord {
  const at = new Date(createdAt);
  return {
    id: clipRowId(name),
    channel_id: channel.id,
    title,
    type: 'clip',
    status: 'past',
    link: `https://clips.twitch.tv/${name}`,
    lang: channel.lang ?? language ?? null,
    published_at: at,
    available_at: at,
    duration,
    thumbnail: picture ?? channelPicture ?? null,
    mentions: [],
    sources: source === undefined ? [] : [source],
  };
}
