/** Reads a CSV file with the columns of an export into entries of the library. */
import {
  readPlaylistCsv,
  readStrictly,
  storedVideo,
  VIDEO_ID,
  type PlaylistRow,
} from '@oshimado/domain';
import type { LibraryEntry } from './library.types';

/** Missing fields get the defaults of a stored video. */
function videoOf(row: PlaylistRow) {
  const duration = Number(row.duration);
  const record = {
    id: row.id,
    title: row.title,
    ...(row.type !== '' && { type: row.type }),
    ...(row.status !== '' && { status: row.status }),
    ...(row.topic_id !== '' && { topic_id: row.topic_id }),
    ...(row.available_at !== '' && { available_at: row.available_at }),
    ...(Number.isInteger(duration) && duration >= 0 && { duration }),
    channel: { id: row['channel.id'], name: row['channel.name'] },
  };
  const reading = readStrictly(storedVideo, record);
  return reading.ok ? reading.value : undefined;
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
