import { channelTypes } from '@oshimado/contract/schemas';
import type { ChannelRecord, OrgRecord } from '../../store/records';
import { address, count, isObject, oneOf, said, text, textOrNull, texts, time } from './values';

const MANY = Number.MAX_SAFE_INTEGER;

const listOrNull = (value: unknown) => {
  if (value === null) return null;
  return value === undefined ? undefined : texts(value);
};

/** A channel of a list, of a single call, or the short one inside a video: only what it says is written. */
export function readChannel(value: unknown, origin: string): ChannelRecord | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  if (!id) return undefined;
  const { inactive } = value;
  return said<ChannelRecord>({
    id,
    name: text(value.name) ?? text(value.english_name) ?? id,
    type: oneOf(channelTypes, value.type) ?? 'vtuber',
    english_name: textOrNull(value.english_name),
    org: textOrNull(value.org),
    suborg: textOrNull(value.suborg),
    group: textOrNull(value.group),
    photo: address(value.photo, origin),
    thumbnail: address(value.thumbnail, origin),
    banner: address(value.banner, origin),
    description: text(value.description),
    lang: textOrNull(value.lang),
    twitter: textOrNull(value.twitter),
    twitch: textOrNull(value.twitch),
    video_count: count(value.video_count, MANY),
    subscriber_count: count(value.subscriber_count, MANY),
    view_count: count(value.view_count, MANY),
    clip_count: value.clip_count === null ? null : count(value.clip_count, MANY),
    top_topics: listOrNull(value.top_topics),
    inactive: typeof inactive === 'boolean' ? inactive : undefined,
    published_at: time(value.published_at),
    created_at: time(value.created_at),
    crawled_at: time(value.crawled_at),
    yt_uploads_id: textOrNull(value.yt_uploads_id),
    yt_handle: listOrNull(value.yt_handle)?.map((handle) => handle.toLowerCase()),
    yt_name_history: listOrNull(value.yt_name_history),
  });
}

export function readOrg(value: unknown): OrgRecord | undefined {
  if (!isObject(value)) return undefined;
  const name = text(value.name);
  if (!name || name === 'All Vtubers') return undefined;
  return { name, short: text(value.short) ?? null, name_jp: text(value.name_jp) ?? null };
}
