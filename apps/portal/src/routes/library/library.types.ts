import type { StoredVideo } from '@oshimado/domain';

/** A video kept on this device. */
export interface LibraryEntry {
  readonly video: StoredVideo;
  /** Epoch ms. */
  readonly addedAt: number;
}

/** Where entries are kept; the browser's database, or anything that behaves like one. */
export interface LibraryDatabase {
  readonly readAll: () => Promise<readonly LibraryEntry[]>;
  readonly put: (entries: readonly LibraryEntry[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}
