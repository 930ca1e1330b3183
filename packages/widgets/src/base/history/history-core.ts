/** The history in memory, in the database and in other tabs, as one: what every change of it goes through. */
import { beyondHistory, isWatchedToEnd, mergeWatch, type DeviceEntry } from '@oshimado/domain';
import type { TabChannel } from '../browser/tab-channel';
import { createListeners } from '../state/store';
import type {
  HistoryChange,
  HistoryMessage,
  HistoryContent,
  HistoryDatabase,
} from './history.types';
import type { WatchedState, WatchedView } from './watched-view';

export interface HistoryOptions {
  readonly database: HistoryDatabase;
  readonly view: WatchedView;
  /** Default: no other tabs. */
  readonly channel?: TabChannel<HistoryMessage> | undefined;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Of equal records one that was sent counts; the details of a video come from either. */
export function mergeEntries(one: DeviceEntry, other: DeviceEntry): DeviceEntry {
  const merged = mergeWatch(one, other);
  const isEqual = mergeWatch(other, one) !== merged;
  const video = merged.video ?? one.video ?? other.video;
  return {
    ...merged,
    isUnsent: isEqual ? one.isUnsent && other.isUnsent : merged.isUnsent,
    ...(video && { video }),
  };
}

export const byId = (entries: Iterable<DeviceEntry>): Map<string, DeviceEntry> =>
  new Map([...entries].map((entry) => [entry.id, entry]));

/** The same set object causes no render. */
const keep = (before: ReadonlySet<string>, next: ReadonlySet<string>) =>
  next.size === before.size && [...next].every((id) => before.has(id)) ? before : next;

/** What cards and lists read of these entries. */
function watchedState(
  before: WatchedState,
  change: Partial<Pick<WatchedState, 'status' | 'entries'>>,
): WatchedState {
  const { status, entries } = { ...before, ...change };
  const shown = [...entries.values()].filter(({ isRemoved }) => !isRemoved);
  const ids = new Set(shown.map(({ id }) => id));
  const finishedIds = new Set(shown.filter(isWatchedToEnd).map(({ id }) => id));
  return {
    status,
    entries,
    ids: keep(before.ids, ids),
    finishedIds: keep(before.finishedIds, finishedIds),
  };
}

export function createHistoryCore({ database, view, channel, now }: HistoryOptions) {
  const changed = createListeners();
  let loading: Promise<void> | undefined;

  const setState = (change: Parameters<typeof watchedState>[1]) =>
    view.setState(watchedState(view.getState(), change));

  /** Shows entries without writing them. */
  const show = (entries: readonly DeviceEntry[]) => {
    const all = new Map(view.getState().entries);
    for (const entry of entries) {
      const known = all.get(entry.id);
      all.set(entry.id, known ? mergeEntries(known, entry) : entry);
    }
    setState({ entries: all });
  };

  /** Drops these ids of the device. One that cannot be written to is tried again with the next page. */
  const drop = async (remove: readonly string[]) => {
    if (remove.length > 0) await database.change([], () => ({ remove })).catch(() => undefined);
  };

  const read = async () => {
    try {
      const entries = byId((await database.read()).entries);
      const beyond = beyondHistory(entries.values());
      for (const id of beyond) entries.delete(id);
      setState({ status: 'ready', entries });
      await drop(beyond);
    } catch {
      loading = undefined;
      setState({ status: 'failed' });
    }
  };

  const load = () => (loading ??= read());
  const reload = () => (loading = read());

  channel?.onMessage((message) => {
    if (message !== 'all') show(message);
    else if (loading) void reload();
  });

  return {
    view,
    now,
    show,
    /** Reads the device once; again after a failure. */
    load,
    /** Changes some entries; shows them here and in other tabs. */
    change: async (ids: readonly string[], work: (content: HistoryContent) => HistoryChange) => {
      const change = await database.change(ids, work);
      const { put = [] } = change;
      if (put.length > 0) {
        show(put);
        channel?.post(put);
      }
      if (put.some(({ isUnsent }) => isUnsent)) changed.notify();
      return change;
    },
    /** Changes all of it; this page and other tabs read it again. */
    changeAll: async (work: (content: HistoryContent) => HistoryChange) => {
      const change = await database.change('all', work);
      await reload();
      channel?.post('all');
      if (change.meta?.isClearUnsent) changed.notify();
      return change;
    },
    /** Calls back when there is something that the account does not have. */
    onUnsent: changed.subscribe,
  };
}
export type HistoryCore = ReturnType<typeof createHistoryCore>;
