/** A watch history in memory, for tests and stories. */
import type { DeviceEntry } from '@oshimado/domain';
import { guestMeta } from '../base/history/history-meta';
import { createHistoryStore, type HistoryStore } from '../base/history/history-store';
import type { HistoryContent, HistoryDatabase } from '../base/history/history.types';
import { createWatchedView } from '../base/history/watched-view';

export interface MemoryHistory {
  readonly history: HistoryStore;
  /** What lies in the database. */
  readonly content: () => HistoryContent;
}

export interface MemoryHistoryOptions {
  readonly entries?: readonly DeviceEntry[];
  /** What the database does differently. Default nothing. */
  readonly database?: Partial<HistoryDatabase>;
  /** Epoch ms. Default always the same. */
  readonly now?: () => number;
}

export function createMemoryHistory({
  entries = [],
  database,
  now = () => 0,
}: MemoryHistoryOptions = {}): MemoryHistory {
  let content: HistoryContent = { entries, meta: guestMeta };
  const memory: HistoryDatabase = {
    read: () => Promise.resolve(content),
    change: async (ids, work) => {
      const wanted = content.entries.filter(({ id }) => ids === 'all' || ids.includes(id));
      const change = work({ ...content, entries: wanted });
      const before = change.isEmptied ? [] : content.entries;
      const kept = new Map(before.map((entry) => [entry.id, entry]));
      change.put?.forEach((entry) => kept.set(entry.id, entry));
      change.remove?.forEach((id) => kept.delete(id));
      content = { entries: [...kept.values()], meta: change.meta ?? content.meta };
      return change;
    },
    ...database,
  };
  const history = createHistoryStore({ database: memory, view: createWatchedView(), now });
  return { history, content: () => content };
}
