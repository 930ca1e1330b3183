import type { StoredVideo } from '@oshimado/domain';

/** A video kept on this device. */
export interface LibraryEntry {
  readonly video: StoredVideo;
  /** When it was added, epoch ms. */
  readonly addedAt: number;
}

/** Storage of the entries: IndexedDB, or a fake in tests. */
export interface LibraryDatabase {
  readonly readAll: () => Promise<readonly LibraryEntry[]>;
  readonly put: (entries: readonly LibraryEntry[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}
