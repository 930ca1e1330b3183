/** Groups of favorites of an account: for each the latest change of any device, and removed ones as a note. */
import { GROUPS_MAX, type FavoriteGroupOp, type GroupColor } from '@oshimado/contract';
import { isNewerGroup } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { FavoriteGroupTable } from './favorite-tables';
import type { Tables } from './tables';

/** Notes of removed groups kept for an account; the oldest are dropped. */
const REMOVED_MAX = 200;

type GroupRow = Omit<FavoriteGroupTable, 'user_id'>;

const columns = [
  'id',
  'name',
  'color',
  'position',
  'channel_ids',
  'changed_at',
  'is_removed',
] as const;

/** `tooMany`: the account would have more groups than allowed. */
export type GroupsOutcome = 'done' | 'tooMany';

const nothing = { name: '', color: 'red' as GroupColor, position: 0, channel_ids: [] };

/**
 * The row that an operation asks for. A device whose clock is fast must not win over later changes. What it makes of the stored row counts
 * nevertheless, also when the clock of the server was set back meanwhile.
 */
function rowOf(op: FavoriteGroupOp, now: Date, known: GroupRow | undefined): GroupRow {
  const afterKnown = known ? known.changed_at.getTime() + 1 : 0;
  const latest = Math.max(now.getTime(), afterKnown);
  const row = { id: op.id, changed_at: new Date(Math.min(Date.parse(op.at), latest)) };
  if (op.op === 'remove') return { ...row, ...nothing, is_removed: true };
  const { name, color, position } = op;
  return {
    ...row,
    name,
    color,
    position,
    channel_ids: [...new Set(op.channel_ids)],
    is_removed: false,
  };
}

const stampOf = ({ changed_at, is_removed }: GroupRow) => ({
  changedAt: changed_at.getTime(),
  isRemoved: is_removed,
});

export const favoriteGroupStore = (db: Kysely<Tables>, now: () => Date) => ({
  /** In their order, without removed ones. */
  list: (userId: string): Promise<GroupRow[]> =>
    db
      .selectFrom('favorite_groups')
      .select(columns)
      .where('user_id', '=', Number(userId))
      .where('is_removed', '=', false)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  /** The channels of one group; undefined if there is none with this id. */
  channelsOf: async (userId: string, id: string): Promise<readonly string[] | undefined> => {
    const row = await db
      .selectFrom('favorite_groups')
      .select('channel_ids')
      .where('user_id', '=', Number(userId))
      .where('id', '=', id)
      .where('is_removed', '=', false)
      .executeTakeFirst();
    return row?.channel_ids;
  },

  /** One group, also as the note of a removed one; undefined if there is none with this id. */
  find: (
    userId: string,
    id: string,
  ): Promise<Pick<GroupRow, 'name' | 'channel_ids' | 'is_removed'> | undefined> =>
    db
      .selectFrom('favorite_groups')
      .select(['name', 'channel_ids', 'is_removed'])
      .where('user_id', '=', Number(userId))
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Applies all operations or none; those older than what is stored have no effect. */
  change: (userId: string, ops: readonly FavoriteGroupOp[]): Promise<GroupsOutcome> =>
    db.transaction().execute(async (trx): Promise<GroupsOutcome> => {
      const user = Number(userId);
      // Changes of one account are serialized, so that each is compared with the one before.
      await sql`select id from users where id = ${user} for update`.execute(trx);
      const stored = await trx
        .selectFrom('favorite_groups')
        .select(columns)
        .where('user_id', '=', user)
        .execute();
      const all = new Map<string, GroupRow>(stored.map((row) => [row.id, row]));
      const changed = new Map<string, GroupRow>();
      const at = now();
      for (const op of ops) {
        const known = all.get(op.id);
        const row = rowOf(op, at, known);
        if (known && !isNewerGroup(stampOf(row), stampOf(known))) continue;
        all.set(row.id, row);
        changed.set(row.id, row);
      }
      const isMore = [...changed.values()].some(({ is_removed }) => !is_removed);
      const count = [...all.values()].filter(({ is_removed }) => !is_removed).length;
      if (isMore && count > GROUPS_MAX) return 'tooMany';
      if (changed.size === 0) return 'done';
      await trx
        .insertInto('favorite_groups')
        .values([...changed.values()].map((row) => ({ ...row, user_id: user })))
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'id']).doUpdateSet((row) => ({
            name: row.ref('excluded.name'),
            color: row.ref('excluded.color'),
            position: row.ref('excluded.position'),
            channel_ids: row.ref('excluded.channel_ids'),
            changed_at: row.ref('excluded.changed_at'),
            is_removed: row.ref('excluded.is_removed'),
          })),
        )
        .execute();
      await sql`
        delete from favorite_groups where user_id = ${user} and id in (
          select id from favorite_groups where user_id = ${user} and is_removed
          order by changed_at desc, id offset ${REMOVED_MAX}
        )`.execute(trx);
      return 'done';
    }),
});

export type FavoriteGroupStore = ReturnType<typeof favoriteGroupStore>;
