/** Watched videos of an account: for each the latest change of any device, and removed ones as a note. */
import type { HistoryOp } from '@oshimado/contract';
import { HISTORY_MAX } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const columns = ['video_id', 'seconds', 'duration', 'watched_at'] as const;
const allColumns = [...columns, 'changed_at', 'is_removed', 'change'] as const;

export interface HistoryPageQuery {
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

type OpOf<K extends HistoryOp['op']> = Extract<HistoryOp, { op: K }>;
const isOp =
  <K extends HistoryOp['op']>(op: K) =>
  (one: HistoryOp): one is OpOf<K> =>
    one.op === op;

export const historyStore = (db: Kysely<Tables>, now: () => Date) => {
  const visible = (userId: string) =>
    db
      .selectFrom('watch_history')
      .where('user_id', '=', Number(userId))
      .where('is_removed', '=', false);

  const matching = (userId: string, q: string | undefined) => {
    if (q === undefined) return visible(userId);
    const pattern = `%${escapeLike(q)}%`;
    return visible(userId).where(
      sql<boolean>`exists (
        select from videos v join channels c on c.id = v.channel_id
        where v.id = watch_history.video_id
          and (v.title ilike ${pattern} or c.name ilike ${pattern} or c.english_name ilike ${pattern})
      )`,
    );
  };

  return {
    /** Entries by the time they were watched, newest first, and how many there are. */
    page: async (userId: string, { q, limit, offset }: HistoryPageQuery) => {
      const query = matching(userId, q);
      const [rows, { total }] = await Promise.all([
        query
          .select(allColumns)
          .orderBy('watched_at', 'desc')
          .orderBy('video_id')
          .limit(limit)
          .offset(offset)
          .execute(),
        query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { rows, total };
    },

    /** Entries changed after this number, removed ones included, oldest change first. */
    changedAfter: async (userId: string, change: number, limit: number) => {
      const changed = db
        .selectFrom('watch_history')
        .where('user_id', '=', Number(userId))
        .where('change', '>', change);
      const [rows, { total }] = await Promise.all([
        changed.select(allColumns).orderBy('change').limit(limit).execute(),
        changed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { rows, total };
    },

    /** When the history was last cleared. */
    clearedAt: async (userId: string): Promise<Date | null> => {
      const row = await db
        .selectFrom('users')
        .select('history_cleared_at')
        .where('id', '=', Number(userId))
        .executeTakeFirst();
      return row?.history_cleared_at ?? null;
    },

    /** All entries, newest first. */
    all: (userId: string) =>
      visible(userId).select(columns).orderBy('watched_at', 'desc').orderBy('video_id').execute(),

    /** Applies the operations; older ones than the stored have no effect. Returns the number of the last change. */
    change: (userId: string, ops: readonly HistoryOp[]): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const user = Number(userId);
        // Changes of one account are serialized, so that no later one has a smaller number.
        await sql`select id from users where id = ${user} for update`.execute(trx);
        const at = now();
        const clears = ops.filter(isOp('clear')).map((op) => op.at);
        await sql`
          update users set history_cleared_at = greatest(
            history_cleared_at,
            (select max(least(t, ${at}::timestamptz)) from unnest(${clears}::timestamptz[]) as a(t))
          ) where id = ${user} and ${clears.length} > 0`.execute(trx);
        await sql`
          delete from watch_history using users
          where user_id = ${user} and users.id = user_id and changed_at <= history_cleared_at
        `.execute(trx);
        const changes = ops.flatMap((op) => {
          if (op.op === 'clear') return [];
          const common = { id: op.video_id, changed: op.at };
          return op.op === 'remove'
            ? [{ ...common, watched: op.at, seconds: null, duration: 0, removed: true }]
            : [
                {
                  ...common,
                  watched: op.watched_at,
                  seconds: op.seconds,
                  duration: op.duration,
                  removed: false,
                },
              ];
        });
        // A device whose clock is fast must not win over later changes.
        await sql`
          with given as (
            select distinct on (id) id, seconds, duration, removed,
              least(changed, ${at}::timestamptz) as changed,
              least(watched, ${at}::timestamptz) as watched
            from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g(
              id text, changed timestamptz, watched timestamptz, seconds integer, duration integer,
              removed boolean
            )
            order by id, least(changed, ${at}::timestamptz) desc, removed desc,
              coalesce(seconds, -1) desc, duration desc, watched desc
          )
          insert into watch_history as h
            (user_id, video_id, watched_at, changed_at, seconds, duration, is_removed, change)
          select ${user}, given.id, watched, changed, seconds, duration, removed,
            nextval('watch_history_changes')
          from given join users on users.id = ${user}
          where history_cleared_at is null or changed > history_cleared_at
          on conflict (user_id, video_id) do update
          set watched_at = excluded.watched_at, changed_at = excluded.changed_at,
            seconds = excluded.seconds, duration = excluded.duration,
            is_removed = excluded.is_removed, change = excluded.change
          where (excluded.changed_at, excluded.is_removed, coalesce(excluded.seconds, -1),
              excluded.duration, excluded.watched_at)
            > (h.changed_at, h.is_removed, coalesce(h.seconds, -1), h.duration, h.watched_at)
        `.execute(trx);
        await sql`
          delete from watch_history where user_id = ${user} and video_id in (
            select video_id from watch_history where user_id = ${user}
            order by watched_at desc, video_id offset ${HISTORY_MAX}
          )`.execute(trx);
        const { change } = await trx
          .selectFrom('watch_history')
          .select(({ fn }) => fn.coalesce(fn.max('change'), sql<number>`0`).as('change'))
          .where('user_id', '=', user)
          .executeTakeFirstOrThrow();
        return change;
      }),
  };
};

export type HistoryStore = ReturnType<typeof historyStore>;
