/**
 * Answers to requests that carry an idempotency key: sent again, they get the first answer. The key's row is claimed in
 * the transaction that does the work, so that of several requests with one key the others wait for the first. When it
 * succeeds they get its answer; when it fails, or its process dies, the key is free and the next of them does the work.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { favoriteStore, type FavoriteStore } from './favorites';
import { playlistStore, type PlaylistStore } from './playlists';
import type { Tables } from './tables';

const KEPT_MS = 86_400_000;
/** Expired keys removed at once. */
const CLEARED_MAX = 100;

export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  /** The request itself; a key belongs to one request only. */
  readonly request: unknown;
}

/** Stores for the work of a keyed request: all changes are part of the transaction that holds the key. */
export interface KeyedStores {
  readonly favorites: FavoriteStore;
  readonly playlists: PlaylistStore;
}

export type KeyedOutcome<T> =
  | { readonly kind: 'answer'; readonly answer: T }
  /** The key was used for another request within the last day. */
  | { readonly kind: 'otherRequest' };

const digest = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

export const replayStore = (db: Kysely<Tables>, now: () => Date) => {
  const expiry = () => new Date(now().getTime() - KEPT_MS);

  /** In its own transaction and without waiting, so that it never delays a claim. */
  const clearExpired = () =>
    sql`
      delete from replays where (user_id, key) in (
        select user_id, key from replays where created_at < ${expiry()}
        limit ${CLEARED_MAX} for update skip locked
      )`.execute(db);

  /** Waits for an unfinished request with this key; false if one has finished. */
  const claim = async (
    trx: Kysely<Tables>,
    { userId, key, request }: KeyedRequest,
  ): Promise<boolean> => {
    const { rows } = await sql`
      insert into replays (user_id, key, request, answer, created_at)
      values (${userId}, ${key}, ${digest(request)}, 'null'::jsonb, ${now()})
      on conflict (user_id, key) do update
      set request = excluded.request, answer = excluded.answer, created_at = excluded.created_at
      where replays.created_at <= ${expiry()}
      returning 1`.execute(trx);
    return rows.length > 0;
  };

  const firstAnswer = async <T>(
    trx: Kysely<Tables>,
    { userId, key, request }: KeyedRequest,
  ): Promise<KeyedOutcome<T>> => {
    const row = await trx
      .selectFrom('replays')
      .select(['answer', 'request'])
      .where('user_id', '=', Number(userId))
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (row.request !== digest(request)) return { kind: 'otherRequest' };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- equal requests have responses of one type
    return { kind: 'answer', answer: row.answer as T };
  };

  return {
    /** Does the work once for this key; if it throws, its changes are rolled back and the key is free again. */
    once: async <T>(
      keyed: KeyedRequest,
      work: (stores: KeyedStores) => Promise<T>,
    ): Promise<KeyedOutcome<T>> => {
      await clearExpired();
      return db.transaction().execute(async (trx) => {
        if (!(await claim(trx, keyed))) return firstAnswer<T>(trx, keyed);
        const answer = await work({
          favorites: favoriteStore(trx, now),
          playlists: playlistStore(trx, now),
        });
        await sql`
          update replays set answer = ${JSON.stringify(answer)}::jsonb
          where user_id = ${keyed.userId} and key = ${keyed.key}`.execute(trx);
        return { kind: 'answer', answer };
      });
    },
  };
};

export type ReplayStore = ReturnType<typeof replayStore>;
