/** Channels as the contract shows them. */
import type { Channel, ChannelFull, Mention, VideoChannel } from '@oshimado/contract';
import type { ChannelRow, MentionRow, VideoRow } from '../../store';

const instant = (time: Date | null) => time?.toISOString() ?? null;
const SORT_PREFIX = 2;

export const presentMention = (row: MentionRow): Mention => ({
  id: row.id,
  name: row.name,
  english_name: row.english_name,
  type: row.type,
  org: row.org,
  suborg: row.suborg,
  group: row.group_name ?? (row.suborg?.slice(SORT_PREFIX) || null),
  photo: row.photo ?? '',
  lang: row.lang,
});

export function presentUploader(row: VideoRow, withStats: boolean): VideoChannel {
  const channel = {
    id: row.channel_id,
    name: row.channel_name,
    english_name: row.channel_english_name,
    type: row.channel_type,
    org: row.channel_org,
    suborg: row.channel_suborg,
    photo: row.channel_photo ?? '',
  };
  if (!withStats) return channel;
  return {
    ...channel,
    subscriber_count: row.channel_subscriber_count,
    video_count: row.channel_video_count,
    view_count: row.channel_view_count ?? undefined,
    clip_count: row.channel_clip_count,
  };
}

export const presentChannel = (row: ChannelRow): Channel => ({
  id: row.id,
  name: row.name,
  english_name: row.english_name,
  type: row.type,
  org: row.org,
  suborg: row.suborg,
  group: row.group,
  photo: row.photo,
  lang: row.lang,
  twitter: row.twitter,
  twitch: row.twitch,
  video_count: row.video_count,
  subscriber_count: row.subscriber_count,
  clip_count: row.clip_count,
  top_topics: row.top_topics,
  yt_handle: row.yt_handle,
  inactive: row.inactive,
  published_at: instant(row.published_at),
});

export const presentChannelFull = (row: ChannelRow): ChannelFull => ({
  ...presentChannel(row),
  thumbnail: row.thumbnail,
  banner: row.banner,
  description: row.description,
  view_count: row.view_count ?? undefined,
  created_at: instant(row.created_at),
  updated_at: instant(row.updated_at),
  crawled_at: instant(row.crawled_at),
  comments_crawled_at: instant(row.comments_crawled_at),
  yt_uploads_id: row.yt_uploads_id,
  yt_name_history: row.yt_name_history,
});
