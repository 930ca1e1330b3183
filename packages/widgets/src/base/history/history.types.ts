import type { PlaylistVideo } from '@oshimado/contract';
import type { DeviceEntry } from '@oshimado/domain';

/** What is kept of a video that is watched; every video of the API has it. */
export type WatchedVideo = PlaylistVideo;

/** Whose history the device has, and how much of the account's it knows. */
export interface HistoryMeta {
  /** User id; null: a guest's. */
  readonly owner: string | null;
  /** Number of the account's last change that the device has. */
  readonly change: number;
  /** Epoch ms at which all of it was last deleted; null if never. */
  readonly clearedAt: number | null;
  /** Whether the deletion still has to be sent to the account. */
  readonly isClearUnsent: boolean;
}

export interface HistoryContent {
  readonly entries: readonly DeviceEntry[];
  readonly meta: HistoryMeta;
}

export interface HistoryChange {
  /** Removes everything first. Default false. */
  readonly isEmptied?: boolean;
  readonly put?: readonly DeviceEntry[];
  /** Ids of the entries to remove. */
  readonly remove?: readonly string[];
  readonly meta?: HistoryMeta;
}

/** Storage of the history: IndexedDB, or a fake in tests. */
export interface HistoryDatabase {
  readonly read: () => Promise<HistoryContent>;
  /** Reads these entries and changes the history, while no other tab changes it. Returns the change. */
  readonly change: (
    ids: readonly string[] | 'all',
    work: (content: HistoryContent) => HistoryChange,
  ) => Promise<HistoryChange>;
}

/** Message to other tabs: the changed entries, or that everything changed. */
export type HistoryMessage = readonly DeviceEntry[] | 'all';
