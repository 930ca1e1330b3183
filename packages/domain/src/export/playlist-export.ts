/** Exports of a playlist: a CSV file and YouTube playlists (wire, 4.4). */
import { recogniseVideo, VIDEO_ID } from '../addresses/video-address';
import { webUrl, youtubeUrl } from '../video/video-links';
import { readCsvRows, withoutOpenQuotes, writeCsv } from './csv';

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
/** A column of an exported playlist. */
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
  /** Address of a video that is not on YouTube. */
  readonly link?: string | undefined;
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
  webUrl(video.link) ?? youtubeUrl(video.id),
];

/** The file with its header; an empty list gives only the header. */
export const playlistCsv = (videos: readonly ExportedVideo[]): string =>
  writeCsv([[...PLAYLIST_COLUMNS], ...videos.map(cellsOf)]);

/** Names of columns in other files, in lower case, with a blank for what joins their words. */
const ALIASES: Partial<Record<PlaylistColumn, readonly string[]>> = {
  id: ['video id', 'videoid', 'youtube id'],
  title: ['video title', 'name'],
  'channel.id': ['channel id', 'channelid'],
  'channel.name': ['channel name', 'channel title', 'channel', 'uploader'],
  url: ['video url', 'link', 'address', 'webpage url'],
};

const headOf = (cell: string) => cell.trim().toLowerCase();
const wordsOfHead = (cell: string) => headOf(cell).replace(/[\s_.-]+/g, ' ');

function columnAt(header: readonly string[], name: PlaylistColumn): number {
  const exact = header.findIndex((cell) => headOf(cell) === name);
  if (exact >= 0) return exact;
  return header.findIndex((cell) => ALIASES[name]?.includes(wordsOfHead(cell)) ?? false);
}

/** A cell that spreadsheets take for a formula: a text that is kept as it is, or a link. */
const FORMULA_TEXT = /^=\s*(?:hyperlink\(\s*)?"([^"]*)"/i;

/** The id of the video that a cell names, as an id or as an address; a text with an address in it names none. */
function videoIn(cell: string | undefined): string | undefined {
  const written = cell?.trim() ?? '';
  const text = FORMULA_TEXT.exec(written)?.[1]?.trim() ?? written;
  if (VIDEO_ID.test(text)) return text;
  return /\s/.test(text) ? undefined : recogniseVideo(text)?.id;
}

const hasVideo = (cells: readonly string[]) => cells.some((cell) => videoIn(cell) !== undefined);

/** The column with the most videos; undefined if no cell names one. */
function videoColumn(rows: readonly (readonly string[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const [at, cell] of row.entries()) {
      if (videoIn(cell) !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  let best: number | undefined;
  for (const [at, count] of counts) {
    if (best === undefined || count > (counts.get(best) ?? 0)) best = at;
  }
  return best;
}

/**
 * Reads an exported file, also after a spreadsheet saved it with its own separator or the case of its heads changed; any other file with
 * a column of ids or addresses of videos, whatever its heads say; and a plain list of them.
 */
export const readPlaylistCsv = (csv: string): PlaylistRow[] =>
  readPlaylistRows(csv).map(({ row }) => row);

/** A row of a file, as it is read and as it is written there. */
export interface WrittenRow {
  readonly row: PlaylistRow;
  /** The line it begins in, counted from 1. */
  readonly line: number;
  /** Its cells. */
  readonly cells: readonly string[];
}

/** As `readPlaylistCsv`, with what is written in each row and where. */
export function readPlaylistRows(csv: string): WrittenRow[] {
  const written = readCsvRows(csv).flatMap((row) => withoutOpenQuotes(row, hasVideo));
  const all = written.map(({ cells }) => cells);
  const [first = []] = all;
  const isKnown = columnAt(first, 'id') >= 0 || columnAt(first, 'url') >= 0;
  const idAt = isKnown ? columnAt(first, 'id') : (videoColumn(all) ?? -1);
  const firstVideo = all.findIndex((row) => videoIn(row[idAt]) !== undefined);
  if (!isKnown && firstVideo < 0) return [];
  // Exports of other sites have lines about the list in front of its heads.
  const headAt = isKnown ? 0 : firstVideo - 1;
  const header = all[headAt] ?? [];
  const places = new Map(PLAYLIST_COLUMNS.map((name) => [name, columnAt(header, name)]));
  return written.slice(headAt + 1).map(({ cells, line }) => {
    const cell = (name: PlaylistColumn) => cells[places.get(name) ?? -1] ?? '';
    const id = cells[idAt] ?? '';
    const row = {
      // A spreadsheet takes an id that begins with a hyphen for a formula; its address is as it was.
      id: VIDEO_ID.test(id) ? id : (videoIn(id) ?? videoIn(cell('url')) ?? id),
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
    return { row, line, cells };
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
