/** The exchange of the device's history with an account: whose it is, what the account changed, and what it does not have yet. */
import type { HistoryOp, HistoryPage } from '@oshimado/contract';
import { isCleared, isNewerWatch, VIDEO_ID, type DeviceEntry } from '@oshimado/domain';
import { storedVideoOf } from '../device/stored-media';
import { byId, mergeEntries, type HistoryCore } from './history-core';
import { ownedBy } from './history-meta';
import type { HistoryMeta } from './history.types';

/** Operations of one request. */
const OPS_MAX = 500;

/** The device's history belongs to another account by now. Looks like an error of the server: the login is verified. */
class OtherOwner extends Error {
  readonly status = 401;
}

/** What the account does not have yet. */
export interface UnsentHistory {
  readonly ops: readonly HistoryOp[];
  readonly entries: readonly DeviceEntry[];
  readonly clearedAt: number | null;
}

function opOf(entry: DeviceEntry): HistoryOp {
  const at = new Date(entry.changedAt).toISOString();
  if (entry.isRemoved) return { op: 'remove', video_id: entry.id, at };
  return {
    op: 'watch',
    video_id: entry.id,
    seconds: entry.seconds,
    duration: entry.duration,
    watched_at: new Date(entry.watchedAt).toISOString(),
    at,
  };
}

const entryOf = (item: HistoryPage['items'][number]): DeviceEntry => ({
  id: item.video_id,
  seconds: item.seconds,
  duration: item.duration,
  watchedAt: Date.parse(item.watched_at),
  changedAt: Date.parse(item.changed_at),
  isRemoved: item.removed,
  isUnsent: false,
  ...(item.video && { video: storedVideoOf(item.video) }),
});

/** Whether the account's entry adds anything; what this device has sent comes back with the account's changes. */
const isNews = (own: DeviceEntry | undefined, item: DeviceEntry) =>
  own === undefined || own.isUnsent || own.video === undefined || isNewerWatch(item, own);

const latest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

export function createHistoryAccount({ change, changeAll, load, show, view }: HistoryCore) {
  let meta: HistoryMeta | undefined;
  const requireOwner = (found: HistoryMeta, viewerId: string) => {
    if (found.owner !== viewerId) throw new OtherOwner();
  };

  /** Changes the note of whose history it is, and what is known of the account. */
  const note = (viewerId: string, next: (found: HistoryMeta) => Partial<HistoryMeta>) =>
    change([], ({ meta: found }) => {
      requireOwner(found, viewerId);
      meta = { ...found, ...next(found) };
      return { meta };
    });

  const applyClear = (viewerId: string, clearedAt: number) =>
    changeAll(({ entries, meta: found }) => {
      requireOwner(found, viewerId);
      meta = { ...found, clearedAt };
      const remove = entries.filter((entry) => isCleared(entry, clearedAt)).map(({ id }) => id);
      return { remove, meta };
    });

  return {
    /** Makes the history that of this account: a guest's joins it, another account's is removed. Returns the last change it has. */
    async claim(viewerId: string): Promise<number> {
      await change([], ({ meta: found }) => {
        meta = found;
        return {};
      });
      if (meta?.owner !== viewerId) {
        await changeAll(({ entries, meta: found }) => {
          meta = found.owner === viewerId ? found : ownedBy(viewerId);
          if (found.owner === viewerId) return {};
          return found.owner === null
            ? { put: entries.map((entry) => ({ ...entry, isUnsent: true })), meta }
            : { isEmptied: true, meta };
        });
      }
      return meta?.change ?? 0;
    },

    /** Takes changes of the account. Returns the number of the last one. */
    async take(viewerId: string, page: HistoryPage): Promise<number> {
      const clearedAt = page.cleared_at === null ? null : Date.parse(page.cleared_at);
      if (latest(meta?.clearedAt ?? null, clearedAt) !== (meta?.clearedAt ?? null))
        await applyClear(viewerId, clearedAt ?? 0);
      const items = page.items.map(entryOf);
      const last = Math.max(meta?.change ?? 0, ...page.items.map((item) => item.change));
      await change(
        items.map(({ id }) => id),
        ({ entries, meta: found }) => {
          requireOwner(found, viewerId);
          const known = byId(entries);
          const put = items
            .filter((item) => !isCleared(item, found.clearedAt) && isNews(known.get(item.id), item))
            .map((item) => {
              const own = known.get(item.id);
              return own ? mergeEntries(own, item) : item;
            });
          // The account keeps the note that a video was removed.
          const remove = put.filter((one) => one.isRemoved && !one.isUnsent).map(({ id }) => id);
          meta = { ...found, change: last };
          return { put, remove, meta };
        },
      );
      return last;
    },

    /** At most one request's worth of what the account does not have yet; undefined if there is nothing. */
    async unsent(viewerId: string): Promise<UnsentHistory | undefined> {
      await load();
      await note(viewerId, () => ({}));
      const clearedAt = meta?.isClearUnsent ? meta.clearedAt : null;
      const clear: readonly HistoryOp[] =
        clearedAt === null ? [] : [{ op: 'clear', at: new Date(clearedAt).toISOString() }];
      const entries = [...view.getState().entries.values()]
        // An id that is not one of a video would have the whole request refused.
        .filter(({ id, isUnsent }) => isUnsent && VIDEO_ID.test(id))
        .slice(0, OPS_MAX - clear.length);
      const ops = [...clear, ...entries.map(opOf)];
      return ops.length > 0 ? { ops, entries, clearedAt } : undefined;
    },

    /** The account has it, or will never take it. What changed since then stays to be sent. */
    async markSent(viewerId: string, { entries, clearedAt }: UnsentHistory): Promise<void> {
      const sent = byId(entries);
      await change([...sent.keys()], ({ entries: found, meta: foundMeta }) => {
        requireOwner(foundMeta, viewerId);
        const done = found.filter((one) => sent.get(one.id)?.changedAt === one.changedAt);
        const isClearUnsent = foundMeta.isClearUnsent && foundMeta.clearedAt !== clearedAt;
        meta = { ...foundMeta, isClearUnsent };
        return {
          put: done.map((one) => ({ ...one, isUnsent: false })),
          remove: done.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
          meta,
        };
      });
      // Also what another tab dropped from the database: it would be sent again and again.
      show(entries.map((one) => ({ ...one, isUnsent: false })));
    },
  };
}
