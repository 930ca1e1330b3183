/** Reads a CSV file into entries of the library: an export, or any list of ids or addresses of videos. */
import type { PlaylistVideo } from '@oshimado/contract';
import {
  readPlaylistCsv,
  readStrictly,
  storedVideo,
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

/** Missing fields get the defaults of a stored video; so do all but the names if a spreadsheet has rewritten one of them. */
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
  const record = {
    ...named,
    ...(row.type !== '' && { type: row.type }),
    ...(row.status !== '' && { status: row.status }),
    ...(row.topic_id !== '' && { topic_id: row.topic_id }),
    ...(row.available_at !== '' && { available_at: row.available_at }),
    ...(Number.isInteger(duration) && duration >= 0 && { duration }),
  };
  return readVideo(record) ?? readVideo(named);
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

/** Skips rows without the id of a video; of repeated ids, the first row counts. */
export function readLibraryFile(csv: string, now: number): readonly LibraryEntry[] {
  const entries = new Map<string, LibraryEntry>();
  for (const row of readPlaylistCsv(csv)) {
    const video = VIDEO_ID.test(row.id) ? videoOf(row) : undefined;
    if (video && !entries.has(video.id)) entries.set(video.id, { video, addedAt: now });
  }
  return [...entries.values()];
}
