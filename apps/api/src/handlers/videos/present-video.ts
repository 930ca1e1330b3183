/** Videos in the shape of the contract: unknown values are left out, arrays are never null. */
import type { InlineSong, RelatedVideo, Video } from '@oshimado/contract';
import {
  videoColumns,
  type RelatedRow,
  type SongRow,
  type VideoColumn,
  type VideoPart,
  type VideoRow,
} from '../../store';
import type { HydratedVideo } from './hydrate-videos';
import { presentMention, presentUploader } from '../channels/present-channel';

export interface VideoParts {
  /** Scheduled and actual times, viewers. Default false. */
  readonly liveInfo?: boolean;
  /** Figures of the uploader. Default false. */
  readonly channelStats?: boolean;
  /** Languages with a translator at work. Default false. */
  readonly translators?: boolean;
}

export const presentRelated = (row: RelatedRow): RelatedVideo => ({
  id: row.id,
  title: row.title,
  type: row.type,
  status: row.status,
  lang: row.lang ?? undefined,
  duration: row.duration,
  available_at: row.available_at.toISOString(),
  thumbnail: row.thumbnail ?? undefined,
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

type Columns = Omit<VideoRow, `channel_${string}`>;
/** The columns of a video as the contract has them. */
type ShownColumns = Pick<Video, Extract<keyof Video, keyof Columns> | 'placeholderType'>;

const columns = Object.entries(videoColumns) as [keyof Columns, VideoColumn][];

const shownParts = (row: VideoRow, parts: VideoParts): ReadonlySet<VideoPart> =>
  new Set<VideoPart>([
    'always',
    'description',
    ...(parts.liveInfo ? (['live_info'] as const) : []),
    ...(parts.translators ? (['translators'] as const) : []),
    ...(row.type === 'placeholder' ? (['placeholder'] as const) : []),
  ]);

/** Unknown values are left out, unless the contract requires null. */
function presentColumns(row: VideoRow, parts: VideoParts): ShownColumns {
  const shown = shownParts(row, parts);
  const answer: Record<string, unknown> = { id: row.id };
  for (const [name, { part, as = name, nullable, omitZero }] of columns) {
    if (!shown.has(part)) continue;
    const value: unknown = row[name];
    if (value === undefined || (omitZero && value === 0)) continue;
    if (value === null) {
      if (nullable) answer[as] = null;
    } else answer[as] = value instanceof Date ? value.toISOString() : value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's schema checks every answer in tests
  return answer as unknown as ShownColumns;
}

/**
 * `mentions` is left out unless it was loaded: other clients read an empty list as "no guests", and their filter by
 * organization then hides the video.
 */
export function presentVideo(hydrated: HydratedVideo, parts: VideoParts = {}): Video {
  const { row } = hydrated;
  return {
    ...presentColumns(row, parts),
    channel: presentUploader(row, parts.channelStats ?? false),
    mentions: hydrated.mentions?.map(presentMention),
    clips: hydrated.clips?.map(presentRelated),
    sources: hydrated.sources?.map(presentRelated),
    refers: hydrated.refers?.map(presentRelated),
    simulcasts: hydrated.simulcasts?.map(presentRelated),
    songs: hydrated.songs?.map(presentSong),
  };
}
