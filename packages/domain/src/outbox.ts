/**
 * Changes of favorites that the server has not acknowledged. One stored value, shared by all tabs of a device; changes of it
 * are data, so that they can be applied under a lock.
 *
 * Staged operations wait for the debounce. Sealed ones form a batch with an idempotency key. A batch is sent unchanged, with
 * the same key, until the server has answered, and before any later batch. So a lost response or a late request does no harm.
 */
import type { FavoriteOp } from '@oshimado/contract';

/** A change of the favorites, and whose it is. */
export interface OwnedOp extends FavoriteOp {
  /** User id; only sessions of this user send it. */
  readonly owner: string;
}

/** Changes of the favorites that are sent in one request. */
export interface FavoriteBatch {
  /** Idempotency key of the request. */
  readonly key: string;
  /** User id. */
  readonly owner: string;
  /** Operations of the request, 500 at most. */
  readonly ops: readonly FavoriteOp[];
}

/** All changes of the favorites that the server has not acknowledged. */
export interface Outbox {
  /** Counts changes, so that an older read never replaces a newer one. */
  readonly version: number;
  /** Counts closed batches: an earlier list of the server may not include them. */
  readonly closed: number;
  /** Operations that are not part of a request yet, in order. */
  readonly staged: readonly OwnedOp[];
  /** In sending order. */
  readonly queue: readonly FavoriteBatch[];
}

/** The outbox of a device on which nothing was changed. */
export const emptyOutbox: Outbox = { version: 0, closed: 0, staged: [], queue: [] };

/**
 * Stages an operation. `isFavorite`: the server's state; null if unknown to this tab. `closed`: how many closed batches that state
 * includes, default all; if more were closed since, the server's state is unknown. An operation that only restores the
 * server's state is removed.
 */
export interface StageChange extends OwnedOp {
  readonly type: 'stage';
  readonly isFavorite: boolean | null;
  readonly closed?: number;
}

/** A change of the outbox, as data. */
export type OutboxChange =
  /** No change: the stored operations are used. */
  | { readonly type: 'read' }
  | StageChange
  /** Stages many operations in one change, which is written once. */
  | { readonly type: 'stageAll'; readonly changes: readonly StageChange[] }
  /** Puts the viewer's staged operations into a request with this key. */
  | { readonly type: 'seal'; readonly owner: string; readonly key: string }
  /** The request with this key was answered. */
  | { readonly type: 'close'; readonly key: string }
  /** Discards all operations of this viewer. */
  | { readonly type: 'drop'; readonly owner: string };

/** Maximum number of operations per request. */
const BATCH_MAX = 500;

const sameTarget = (one: OwnedOp, other: OwnedOp) =>
  one.owner === other.owner && one.channel_id === other.channel_id;

/** The server's state once every sealed batch has arrived. */
function expectedFavorite<T>({ queue }: Outbox, { owner, channel_id }: OwnedOp, isFavorite: T) {
  const last = queue
    .filter((batch) => batch.owner === owner)
    .flatMap(({ ops }) => ops)
    .findLast((op) => op.channel_id === channel_id);
  return last ? last.op === 'add' : isFavorite;
}

/** The outbox after a change. Never throws; a change without effect keeps the version. */
export function changeOutbox(outbox: Outbox, change: OutboxChange): Outbox {
  const { staged, queue } = outbox;
  const next = (parts: Partial<Outbox>): Outbox => ({
    ...outbox,
    ...parts,
    version: outbox.version + 1,
  });
  switch (change.type) {
    case 'read':
      return outbox;
    case 'stage': {
      const { op, channel_id, owner } = change;
      const own = staged.find((one) => sameTarget(one, change));
      if (own?.op === op) return outbox;
      const others = staged.filter((one) => one !== own);
      const isOld = change.closed !== undefined && change.closed < outbox.closed;
      const isFavorite = isOld ? null : change.isFavorite;
      const expected = expectedFavorite(outbox, change, isFavorite);
      // Pressed twice before the list was loaded: not a request to remove an existing favorite.
      const isUnheard = expected === null && change.isFavorite === null;
      const isThere = isUnheard || expected === (op === 'add');
      // Without a staged operation to cancel, the viewer saw the opposite: their list is outdated.
      return next({ staged: own && isThere ? others : [...others, { op, channel_id, owner }] });
    }
    case 'stageAll':
      return change.changes.reduce<Outbox>(changeOutbox, outbox);
    case 'seal': {
      const own = staged.filter(({ owner }) => owner === change.owner).slice(0, BATCH_MAX);
      if (own.length === 0) return outbox;
      const ops = own.map(({ op, channel_id }) => ({ op, channel_id }));
      return next({
        staged: staged.filter((one) => !own.includes(one)),
        queue: [...queue, { key: change.key, owner: change.owner, ops }],
      });
    }
    case 'close':
      return queue.some(({ key }) => key === change.key)
        ? next({
            queue: queue.filter(({ key }) => key !== change.key),
            closed: outbox.closed + 1,
          })
        : outbox;
    case 'drop': {
      const isOthers = ({ owner }: { owner: string }) => owner !== change.owner;
      return next({ staged: staged.filter(isOthers), queue: queue.filter(isOthers) });
    }
  }
}

/** Whether a channel is a favorite as the viewer sees it: the server's list with sent and staged operations. */
export function isShownFavorite(
  outbox: Outbox,
  owner: string,
  channelId: string,
  isFavorite: boolean,
): boolean {
  const wanted: OwnedOp = { op: 'add', channel_id: channelId, owner };
  const stagedOp = outbox.staged.findLast((one) => sameTarget(one, wanted));
  return stagedOp ? stagedOp.op === 'add' : expectedFavorite(outbox, wanted, isFavorite);
}

const isOp = (value: unknown): value is FavoriteOp =>
  typeof value === 'object' &&
  value !== null &&
  'op' in value &&
  (value.op === 'add' || value.op === 'remove') &&
  'channel_id' in value &&
  typeof value.channel_id === 'string' &&
  value.channel_id !== '';
const isOwned = (value: unknown): value is { readonly owner: string } =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string';
const isBatch = (value: unknown): value is FavoriteBatch =>
  isOwned(value) &&
  'key' in value &&
  typeof value.key === 'string' &&
  'ops' in value &&
  Array.isArray(value.ops) &&
  value.ops.every(isOp);
const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
const listOf = <T>(value: unknown, isOne: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(isOne) : [];

/** Parses a stored outbox; invalid entries are skipped. Never throws. */
export function readOutbox(text: string | null): Outbox {
  if (text === null) return emptyOutbox;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return emptyOutbox;
    const stored = value as Record<string, unknown>;
    return {
      version: countOf(stored['version']),
      closed: countOf(stored['closed']),
      staged: listOf(stored['staged'], (one): one is OwnedOp => isOp(one) && isOwned(one)),
      queue: listOf(stored['queue'], isBatch),
    };
  } catch {
    // Truncated or invalid: it contains no operations.
    return emptyOutbox;
  }
}

/** "Favoriting requires a login … and applies only to channels of type vtuber." Undefined if allowed. */
export function favoriteRefusal(
  channelType: string,
  viewerId: string | null,
): 'guest' | 'notVtuber' | undefined {
  if (viewerId === null) return 'guest';
  return channelType === 'vtuber' ? undefined : 'notVtuber';
}
