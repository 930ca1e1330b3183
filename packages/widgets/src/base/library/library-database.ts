/** The library in IndexedDB: one record for each video, so that a change writes one record. */
import { readStrictly, storedVideo } from '@oshimado/domain';
import { delMany, values } from 'idb-keyval';
import { openStore, putRecords } from '../browser';
import type { LibraryDatabase, LibraryEntry } from './library.types';

const videos = openStore('oshimado-library', 'videos');

/** Validates a stored record, which another version may have written; undefined when it is not readable. */
export function readEntry(record: unknown): LibraryEntry | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { video, addedAt } = record as { readonly video?: unknown; readonly addedAt?: unknown };
  const reading = readStrictly(storedVideo, video);
  if (!reading.ok) return undefined;
  return { video: reading.value, addedAt: typeof addedAt === 'number' ? addedAt : 0 };
}

export const browserLibrary: LibraryDatabase = {
  readAll: async () => (await values<unknown>(videos)).flatMap((record) => readEntry(record) ?? []),
  put: (entries) => putRecords(videos, entries, ({ video }) => video.id),
  remove: (ids) => delMany([...ids], videos),
};
