/** Exports of a playlist: a CSV file and YouTube playlists (wire, 4.4). */
import { VIDEO_ID } from '../addresses/video-address';
import { youtubeUrl } from '../video/video-links';
import { readCsv, writeCsv } from './csv';

/** "Library does the same with up to 50 selected ids" (wire, 4.4). */
export const YOUTUBE_LIST_MAX = 50;
/** Maximum length of a playlist's name in a file name; most file systems allow 255 bytes. */
const CSV_NAME_MAX = 50;

/**
 * Columns of the file, in order: those of the original format, so that existing readers find them by name; and `url`.
 */
export const PLAYLIST_COLUMNS = [
  'id',
  'title',
  'type',
  'status',
  'channel.id',
  'channel.name',
  'topic_id',
  'available_at',
  'duration',
  'url',
] as const;
export type PlaylistColumn = (typeof PLAYLIST_COLUMNS)[number];

/** Exported fields of a video; videos of the contract have this shape. */
export interface ExportedVideo {
  /** Id of the video. */
  readonly id: string;
  /** In the channel's own language. */
  readonly title: string;
  /** `stream`, `clip` or `placeholder`. */
  readonly type: string;
  /** `new`, `upcoming`, `live`, `past` or `missing`. */
  readonly status: string;
  /** The uploader. */
  readonly channel: { readonly id: string; readonly name: string };
  /** Words joined by underscores; null or absent if unset. */
  readonly topic_id?: string | null | undefined;
  /** ISO time. */
  readonly available_at: string;
  /** Seconds. */
  readonly duration: number;
}

/** One video of a file; absent columns are empty texts. */
export type PlaylistRow = Readonly<Record<PlaylistColumn, string>>;

const cellsOf = (video: ExportedVideo): string[] => [
  video.id,
  video.title,
  video.type,
  video.status,
  video.channel.id,
  video.channel.name,
  video.topic_id ?? '',
  video.available_at,
  String(video.duration),
  // The one column without formula escapes: an id may begin with a hyphen and would be escaped.
  youtubeUrl(video.id),
];

/** The file with its header; an empty list gives only the header. */
export const playlistCsv = (videos: readonly ExportedVideo[]): string =>
  writeCsv([[...PLAYLIST_COLUMNS], ...videos.map(cellsOf)]);

/** Reads an exported file, or any with the same names in its first row, in any order. */
export function readPlaylistCsv(csv: string): PlaylistRow[] {
  const [header = [], ...rows] = readCsv(csv);
  return rows.map((cells) => {
    const cell = (name: PlaylistColumn) => cells[header.indexOf(name)] ?? '';
    return {
      id: cell('id'),
      title: cell('title'),
      type: cell('type'),
      status: cell('status'),
      'channel.id': cell('channel.id'),
      'channel.name': cell('channel.name'),
      topic_id: cell('topic_id'),
      available_at: cell('available_at'),
      duration: cell('duration'),
      url: cell('url'),
    };
  });
}

// Characters that no file system allows, and those that change the writing direction, which could hide the real
// extension.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNFIT = /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\\/:*?"<>|]+/g;

/**
 * `oshimadoPlaylist_<name>_<YYYY-MM-DD_HH-MM-SS>.csv`, time in UTC. The original has colons in the time, which Windows does
 * not take. Without a readable time (`now` is epoch ms) or a name that part is left out.
 */
export function csvFileName(name: string | undefined, now: number): string {
  const plain = Array.from((name ?? '').replace(UNFIT, '_').trim())
    .slice(0, CSV_NAME_MAX)
    .join('');
  const date = new Date(now);
  const time = Number.isNaN(date.getTime())
    ? ''
    : date.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  return `${['oshimadoPlaylist', plain, time].filter((part) => part !== '').join('_')}.csv`;
}

/**
 * Addresses of YouTube's temporary playlists, each of at most 50 videos in order; none for an empty list. Ids unknown
 * to YouTube (Twitch, links) are left out.
 */
export function youtubeListUrl(ids: readonly string[]): string[] {
  const known = ids.filter((id) => VIDEO_ID.test(id));
  const count = Math.ceil(known.length / YOUTUBE_LIST_MAX);
  return Array.from({ length: count }, (_, at) => {
    const part = known.slice(at * YOUTUBE_LIST_MAX, (at + 1) * YOUTUBE_LIST_MAX);
    return `https://www.youtube.com/watch_videos?video_ids=${part.join(',')}`;
  });
}
