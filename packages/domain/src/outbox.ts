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
