/**
 * The watch history of this device: shown from memory, written in one transaction per change, announced to other tabs. Entries
 * that the account does not have yet are marked as unsent: the database is their outbox.
 */
import { noteWatch, watchedId, type DeviceEntry, type WatchPosition } from '@oshimado/domain';
import { storedVideoOf } from '../device/stored-media';
import { createHistoryAccount } from './history-account';
import { byId, createHistoryCore, type HistoryOptions } from './history-core';
import { guestMeta, ownedBy } from './history-meta';
import type { WatchedVideo } from './history.types';

export function createHistoryStore(options: HistoryOptions) {
  const core = createHistoryCore(options);
  const { view, now, show, load, change, changeAll, onUnsent } = core;

  return {
    view,
    subscribe: view.subscribe,
    getState: view.getState,
    load,
    onUnsent,
    account: createHistoryAccount(core),

    /** Notes a video as watched now; without a position, as opened. */
    async note(video: WatchedVideo, position?: WatchPosition): Promise<void> {
      const stored = storedVideoOf(video);
      const entryAfter = (known: DeviceEntry | undefined): DeviceEntry => ({
        ...noteWatch(video, position, now(), known),
        isUnsent: true,
        video: stored,
      });
      await load();
      // At once, and also in a browser that stores nothing.
      show([entryAfter(view.getState().entries.get(video.id))]);
      await change([video.id], ({ entries }) => ({ put: [entryAfter(entries[0])] }));
    },

    /** Notes videos of which only the id is known. */
    async addIds(ids: readonly string[]): Promise<void> {
      show(ids.map(watchedId));
      await change(ids, ({ entries }) => {
        const known = byId(entries);
        const fresh = ids.filter((id) => !known.has(id)).map(watchedId);
        return { put: fresh.map((entry) => ({ ...entry, isUnsent: true })) };
      });
    },

    /** Returns the entries as they were, with the time of their removal, so that they can be put back. */
    async remove(ids: readonly string[]): Promise<readonly DeviceEntry[]> {
      let gone: readonly DeviceEntry[] = [];
      await change(ids, ({ entries }) => {
        gone = entries
          .filter(({ isRemoved }) => !isRemoved)
          .map((entry) => ({ ...entry, changedAt: Math.max(now(), entry.changedAt + 1) }));
        return { put: gone.map((entry) => ({ ...entry, isRemoved: true, isUnsent: true })) };
      });
      return gone;
    },

    /** Puts removed entries back. They are newer than their removal, also where the device has forgotten it after sending it. */
    async putBack(gone: readonly DeviceEntry[]): Promise<void> {
      const ids = gone.map(({ id }) => id);
      await change(ids, ({ entries }) => {
        const known = byId(entries);
        const put = gone.map((entry) => {
          const removedAt = Math.max(entry.changedAt, known.get(entry.id)?.changedAt ?? 0);
          return { ...entry, changedAt: Math.max(now(), removedAt + 1), isUnsent: true };
        });
        return { put };
      });
    },

    /** Deletes the whole history, on the device and in the viewer's account, also before the first exchange with it; null for a guest. */
    async clearAll(viewerId: string | null): Promise<void> {
      await changeAll(({ entries, meta: found }) => {
        const meta = viewerId === null || found.owner === viewerId ? found : ownedBy(viewerId);
        const last = Math.max(now(), ...entries.map(({ changedAt }) => changedAt));
        const isClearUnsent = meta.owner !== null;
        return { isEmptied: true, meta: { ...meta, clearedAt: last, isClearUnsent } };
      });
    },

    /** Removes everything from this device; an account keeps it. */
    async forget(): Promise<void> {
      await changeAll(() => ({ isEmptied: true, meta: guestMeta }));
    },
  };
}
export type HistoryStore = ReturnType<typeof createHistoryStore>;
