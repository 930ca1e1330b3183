/** Videos as the contract shows them: what is not known is left out, arrays are never null. */
import type { InlineSong, RelatedVideo, Video } from '@oshimado/contract';
import type { RelatedRow, SongRow, VideoRow } from '../../store';
import type { HydratedVideo } from './hydrate-videos';
import { presentMention, presentUploader } from '../channels/present-channel';

export interface VideoParts {
  /** Scheduled and actual times, viewers. Default false. */
  readonly liveInfo?: boolean;
  /** Figures of the uploader. Default false. */
  readonly channelStats?: boolean;
  /** Lines translated per language. Default false. */
  readonly translations?: boolean;
}

const instant = (time: Date | null) => time?.toISOString();

export const presentRelated = (row: RelatedRow): RelatedVideo => ({
  id: row.id,
  title: row.title,
  type: row.type,
  status: row.status,
  lang: row.lang ?? undefined,
  duration: row.duration,
  available_at: row.available_at.toISOString(),
  channel: {
    id: row.channel_id,
    name: row.channel_name,
    english_name: row.channel_english_name,
    org: row.channel_org,
    photo: row.channel_photo ?? '',
  },
});

const presentSong = (row: SongRow): InlineSong => ({
  id: row.id,
  name: row.name,
  original_artist: row.original_artist,
  start: row.start_s,
  end: row.end_s,
  art: row.art,
  itunesid: row.itunesid,
});

const presentLiveInfo = (row: VideoRow) => ({
  start_scheduled: instant(row.start_scheduled),
  start_actual: instant(row.start_actual),
  end_actual: instant(row.end_actual),
  live_viewers: row.live_viewers,
});

const presentPlaceholder = (row: VideoRow) => ({
  placeholderType: row.placeholder_type ?? undefined,
  certainty: row.certainty ?? undefined,
  jp_name: row.jp_name ?? undefined,
  link: row.link ?? undefined,
  credits: row.credits ?? undefined,
});

/** `mentions` is there even when nobody asked: one public client cannot read a video without it. */
export function presentVideo(hydrated: HydratedVideo, parts: VideoParts = {}): Video {
  const { row } = hydrated;
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    topic_id: row.topic_id ?? undefined,
    published_at: instant(row.published_at) ?? null,
    available_at: row.available_at.toISOString(),
    duration: row.duration,
    status: row.status,
    ...(parts.liveInfo && presentLiveInfo(row)),
    description: row.description,
    songcount: row.songcount > 0 ? row.songcount : undefined,
    lang: row.lang ?? undefined,
    channel: presentUploader(row, parts.channelStats ?? false),
    mentions: hydrated.mentions?.map(presentMention) ?? [],
    clips: hydrated.clips?.map(presentRelated),
    sources: hydrated.sources?.map(presentRelated),
    refers: hydrated.refers?.map(presentRelated),
    simulcasts: hydrated.simulcasts?.map(presentRelated),
    songs: hydrated.songs?.map(presentSong),
    ...(parts.translations && {
      live_tl_count: row.live_tl_count,
      recent_live_tls: row.recent_live_tls,
    }),
    thumbnail: row.thumbnail ?? undefined,
    ...(row.type === 'placeholder' && presentPlaceholder(row)),
  };
}
