/** Favorite talents of an account, and stored responses for repeated changes. */
import { FAVORITES_MAX, type FavoriteChange } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import { MUTE_MS } from '@oshimado/domain';
import type { Tables } from './tables';

const isMutedAt = (now: Date) => sql<boolean>`coalesce(muted_until > ${now}::timestamptz, false)`;

const selectFavorites = (db: Kysely<Tables>, userId: string, now: Date) =>
  db
    .selectFrom('favorites as f')
    .innerJoin('channels as c', 'c.id', 'f.channel_id')
    .select([
      'c.id',
      'c.name',
      'c.english_name',
      'c.type',
      'c.org',
      'c.suborg',
      'c.group_name',
      'c.photo',
      'c.twitter',
      'c.video_count',
      'c.subscriber_count',
      'c.clip_count',
      'c.inactive',
      sql<Date | null>`case when f.muted_until > ${now}::timestamptz then f.muted_until end`.as(
        'muted_until',
      ),
    ])
    .where('f.user_id', '=', Number(userId))
    .orderBy('f.created_at')
    .orderBy('f.channel_id');

export type FavoriteRow = Awaited<
  ReturnType<ReturnType<typeof selectFavorites>['execute']>
>[number];

/** Result of a change: `done`, or the channel that was refused. */
export type FavoriteOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'notATalent'; readonly channelId: string }
  | { readonly kind: 'tooMany' };

type Op = FavoriteChange['op'];

/** The channels whose last operation among those of its kind is this one; earlier ones have no effect. */
function channelsOf(ops: readonly FavoriteChange[], [wanted, opposite]: readonly [Op, Op]) {
  const last = new Map<string, Op>();
  for (const { op, channel_id } of ops)
    if (op === wanted || op === opposite) last.set(channel_id, op);
  return [...last].filter(([, op]) => op === wanted).map(([id]) => id);
}

/** Runs the work in the transaction that `db` is part of, or in a new one. */
const inTransaction = <T>(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db) : db.transaction().execute(work));

export const favoriteStore = (db: Kysely<Tables>, now: () => Date) => ({
  list: (userId: string): Promise<FavoriteRow[]> => selectFavorites(db, userId, now()).execute(),

  /** Ids of the favorites only. */
  ids: async (userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('favorites')
      .select('channel_id')
      .where('user_id', '=', Number(userId))
      .execute();
    return rows.map((row) => row.channel_id);
  },

  /** Ids of those that are not muted now. */
  heardIds: async (userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('favorites')
      .select('channel_id')
      .where('user_id', '=', Number(userId))
      .where(sql<boolean>`not ${isMutedAt(now())}`)
      .execute();
    return rows.map((row) => row.channel_id);
  },

  /** Applies all operations or none, within the transaction of the store, if any. */
  change: (userId: string, ops: readonly FavoriteChange[]): Promise<FavoriteOutcome> =>
    inTransaction(db, async (trx): Promise<FavoriteOutcome> => {
      const user = Number(userId);
      // Changes of one account are serialized, so that the last operation counts.
      await sql`select id from users where id = ${user} for update`.execute(trx);
      const added = channelsOf(ops, ['add', 'remove']);
      const removed = channelsOf(ops, ['remove', 'add']);
      const muted = channelsOf(ops, ['mute', 'unmute']);
      const unmuted = channelsOf(ops, ['unmute', 'mute']);
      const { rows: unfit } = await sql<{ id: string }>`
        select a.id from unnest(${added}::text[]) with ordinality as a(id, at)
        where not exists (select from channels c where c.id = a.id and c.type = 'vtuber')
        order by a.at limit 1`.execute(trx);
      if (unfit[0]) return { kind: 'notATalent', channelId: unfit[0].id };
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select channel_id from favorites
          where user_id = ${user} and channel_id <> all(${removed}::text[])
          union select unnest(${added}::text[])
        ) as after`.execute(trx);
      if ((rows[0]?.count ?? 0) > FAVORITES_MAX) return { kind: 'tooMany' };
      await sql`
        delete from favorites
        where user_id = ${user} and channel_id = any(${removed}::text[])`.execute(trx);
      // What is no favorite any more leaves its groups too. That is no change of a device, so it has no time.
      await sql`
        update favorite_groups set channel_ids = array(
          select c.id from unnest(channel_ids) with ordinality as c(id, at)
          where c.id <> all(${removed}::text[]) order by c.at
        )
        where user_id = ${user} and channel_ids && ${removed}::text[]`.execute(trx);
      await sql`
        insert into favorites (user_id, channel_id, created_at)
        select ${user}, a.id, ${now()}::timestamptz from unnest(${added}::text[]) as a(id)
        on conflict do nothing`.execute(trx);
      if (muted.length + unmuted.length > 0) {
        const until = new Date(now().getTime() + MUTE_MS);
        await sql`
          update favorites
          set muted_until = case when channel_id = any(${muted}::text[]) then ${until}::timestamptz end
          where user_id = ${user} and channel_id = any(${[...muted, ...unmuted]}::text[])`.execute(
          trx,
        );
      }
      return { kind: 'done' };
    }),
});

export type FavoriteStore = ReturnType<typeof favoriteStore>;
