/** A video of another service, as far as it can be read, with the channels it names. */
import type { Comment, Credits, InlineSong } from '@oshimado/contract';
import {
  channelTypes,
  credits as creditsSchema,
  placeholderTypes,
  videoStatuses,
  videoTypes,
} from '@oshimado/contract/schemas';
import type { ChannelRecord, VideoRecord } from '../../store/records';
import { readChannel } from './read-channel';
import {
  address,
  count,
  isObject,
  list,
  oneOf,
  said,
  text,
  textOrNull,
  texts,
  time,
  type Json,
} from './values';

export interface ReadVideo {
  readonly video: VideoRecord;
  /** The uploader and everybody who takes part, as far as they are described; often with less than is known already. */
  readonly channels: readonly ChannelRecord[];
}

const VIDEO_ID = /^[\w-]{11}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const typeOf = (value: unknown) =>
  value === 'legacy-placeholder' ? 'placeholder' : (oneOf(videoTypes, value) ?? 'stream');

const ids = (value: unknown) =>
  value === undefined
    ? undefined
    : list(value).flatMap((item) => (isObject(item) ? (text(item.id) ?? []) : (text(item) ?? [])));

const videoIds = (value: unknown) => ids(value)?.filter((id) => VIDEO_ID.test(id));

function readSong(value: unknown): InlineSong | undefined {
  if (!isObject(value)) return undefined;
  const [id, name, start] = [text(value.id), text(value.name), count(value.start)];
  if (!id || !UUID.test(id) || !name || start === undefined) return undefined;
  return {
    id,
    name,
    original_artist: text(value.original_artist) ?? '',
    start,
    end: count(value.end) ?? start,
    art: text(value.art) ?? null,
    itunesid: count(value.itunesid) ?? null,
  };
}

function readComment(value: unknown): Comment | undefined {
  if (!isObject(value)) return undefined;
  const [key, message] = [text(value.comment_key), text(value.message)];
  return key && message ? { comment_key: key, message } : undefined;
}

const readCredits = (value: unknown): Credits | undefined => {
  const parsed = creditsSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
};

function readCounts(value: unknown): Record<string, number> | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const number = count(item);
      return number === undefined ? [] : [[key, number]];
    }),
  );
}

/** Lists that were sent replace what is stored; lists that were not leave it alone. A number of songs is no list. */
const listed = <T>(value: unknown, read: (item: unknown) => T | undefined): T[] | undefined =>
  Array.isArray(value) ? value.flatMap((item) => read(item) ?? []) : undefined;

const placeholderOf = (value: Json, origin: string): Partial<VideoRecord> => ({
  placeholderType: oneOf(placeholderTypes, value.placeholderType),
  certainty: oneOf(['certain', 'likely'], value.certainty),
  jp_name: textOrNull(value.jp_name),
  link: text(value.link),
  thumbnail: address(value.thumbnail, origin),
  credits: readCredits(value.credits),
});

export function readVideo(value: unknown, origin: string): ReadVideo | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  const uploader = readChannel(value.channel, origin);
  const channelId = uploader?.id ?? text(value.channel_id);
  if (!id || !VIDEO_ID.test(id) || !channelId) return undefined;
  const [scheduled, started] = [time(value.start_scheduled), time(value.start_actual)];
  const published = time(value.published_at);
  const hasStart = scheduled ?? started ?? published;
  const video = said<VideoRecord>({
    id,
    channel_id: channelId,
    title: text(value.title) ?? id,
    type: typeOf(value.type),
    status: oneOf(videoStatuses, value.status) ?? 'new',
    topic_id: text(value.topic_id) ?? null,
    published_at: published,
    // Worked out by the store from the starts; only a service that sends none is taken at its word.
    available_at: hasStart ? undefined : time(value.available_at),
    duration: count(value.duration),
    start_scheduled: scheduled,
    start_actual: started,
    end_actual: time(value.end_actual),
    live_viewers: count(value.live_viewers),
    description: text(value.description),
    lang: textOrNull(value.lang),
    live_tl_count: readCounts(value.live_tl_count),
    recent_live_tls: value.recent_live_tls === undefined ? undefined : texts(value.recent_live_tls),
    mentions: ids(value.mentions),
    sources: videoIds(value.sources),
    refers: videoIds(value.refers),
    simulcasts: videoIds(value.simulcasts),
    songs: listed(value.songs, readSong),
    comments: listed(value.comments, readComment),
    ...placeholderOf(value, origin),
  });
  // A channel without name or kind would overwrite what is known of it by what is made up here.
  const named = [value.channel, ...list(value.mentions)].filter(
    (channel) => isObject(channel) && text(channel.name) && oneOf(channelTypes, channel.type),
  );
  return { video, channels: named.flatMap((channel) => readChannel(channel, origin) ?? []) };
}
