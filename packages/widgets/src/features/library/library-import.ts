/** Reads a CSV file into entries of the library: an export, or any list of ids or addresses of videos. */
import type { PlaylistVideo } from '@oshimado/contract';
import {
  readPlaylistRows,
  readStrictly,
  storedVideo,
  textOfFile,
  VIDEO_ID,
  type PlaylistRow,
} from '@oshimado/domain';
import { storedVideoOf } from '../../base/device/stored-media';
import type { LibraryEntry } from '../../base/library/library.types';

/** Id of the channel of a video of which a file says no more than its id. */
const UNKNOWN_CHANNEL = 'unknown';

const readVideo = (record: object) => {
  const reading = readStrictly(storedVideo, record);
  return reading.ok ? reading.value : undefined;
};

/** As spreadsheets write a time of ours when they take it for a date. */
const SPACED_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(?: ?(?:Z|UTC))?$/;

const withTime = (text: string) =>
  text
    .trim()
    .replace(
      SPACED_TIME,
      (_, day: string, time: string, rest: string | undefined) => `${day}T${time}${rest ?? ':00'}Z`,
    );

/** Missing fields get the defaults of a stored video; so does a field that a spreadsheet has rewritten. */
function videoOf(row: PlaylistRow) {
  const duration = Number(row.duration);
  const channelId = row['channel.id'].trim();
  const named = {
    id: row.id,
    title: row.title === '' ? row.id : row.title,
    channel: {
      id: channelId === '' ? UNKNOWN_CHANNEL : channelId,
      name: row['channel.name'],
    },
  };
  const others = {
    type: row.type,
    status: row.status,
    topic_id: row.topic_id,
    available_at: withTime(row.available_at),
    duration: row.duration === '' ? '' : duration,
  };
  const kept = Object.entries(others).filter(
    ([name, value]) => value !== '' && readVideo({ ...named, [name]: value }) !== undefined,
  );
  return readVideo({ ...named, ...Object.fromEntries(kept) });
}

/** Whether the file says no more of a video than its id. */
const isBare = ({ video }: LibraryEntry) => video.channel.id === UNKNOWN_CHANNEL;

/** Most ids that are asked for in one call. */
const DETAILS_MAX = 50;

/** Completes entries of which the file has only the id; those that the server does not know stay as they are. */
export async function withDetails(
  entries: readonly LibraryEntry[],
  find: (ids: readonly string[]) => Promise<readonly PlaylistVideo[]>,
): Promise<readonly LibraryEntry[]> {
  const bare = entries.filter(isBare).map(({ video }) => video.id);
  const known = new Map<string, PlaylistVideo>();
  for (let at = 0; at < bare.length; at += DETAILS_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- an export of years has thousands of videos: all calls at once would be refused
    for (const video of await find(bare.slice(at, at + DETAILS_MAX))) known.set(video.id, video);
  }
  return entries.map((entry) => {
    const found = known.get(entry.video.id);
    const video = found && isBare(entry) ? readVideo(storedVideoOf(found)) : undefined;
    return video ? { ...entry, video } : entry;
  });
}

/** A row in which no video was found. */
export interface LeftRow {
  /** The line of the file it begins in, counted from 1. */
  readonly line: number;
  /** What it says, shortened. */
  readonly text: string;
}

/** What was read of a file. */
export interface LibraryFile {
  /** Of repeated ids, the first row counts. */
  readonly entries: readonly LibraryEntry[];
  /** Rows without the id of a video. */
  readonly left: readonly LeftRow[];
}

const LEFT_TEXT_MAX = 40;

function shortened(cells: readonly string[]): string {
  const text = cells.map((cell) => cell.trim()).find((cell) => cell !== '') ?? '';
  return text.length > LEFT_TEXT_MAX ? `${text.slice(0, LEFT_TEXT_MAX)}…` : text;
}

/** Entries of the rows with the id of a video, and the other rows that say anything. */
export function readLibraryFile(csv: string, now: number): LibraryFile {
  const entries = new Map<string, LibraryEntry>();
  const left: LeftRow[] = [];
  for (const { row, line, cells } of readPlaylistRows(csv)) {
    const video = VIDEO_ID.test(row.id) ? videoOf(row) : undefined;
    const text = shortened(cells);
    if (!video && text !== '') left.push({ line, text });
    if (video && !entries.has(video.id)) entries.set(video.id, { video, addedAt: now });
  }
  return { entries: [...entries.values()], left };
}

/** As `readLibraryFile`, of a file in whatever it is written. */
export const readLibraryBytes = (bytes: Uint8Array, now: number): LibraryFile =>
  readLibraryFile(textOfFile(bytes), now);
