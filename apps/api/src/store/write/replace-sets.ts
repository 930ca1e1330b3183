/**
 * Replaces whole sets of a video: removes members that are no longer listed, adds new ones, and leaves the rest
 * untouched.
 */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { chunks, mergeByKey, type Row } from './shapes';
import { recordset, type Target } from './upsert';

export interface SetTarget {
  readonly table: 'video_mentions' | 'video_links' | 'songs' | 'comments';
  /** Columns that, with `video_id`, identify members. */
  readonly key: readonly string[];
  readonly types: Target['types'];
  /** Narrows the set to the members this writer owns. */
  readonly only?: { readonly column: string; readonly value: string };
}

export interface OwnedSet {
  readonly video_id: string;
  readonly members: readonly Row[];
}

const SETS_MAX = 500;

async function replace(db: Kysely<Tables>, target: SetTarget, sets: readonly OwnedSet[]) {
  const { table, types, only } = target;
  const columns = Object.keys(types);
  const key = ['video_id', ...target.key];
  const rest = columns.filter((column) => !key.includes(column));
  const refs = (names: readonly string[], owner?: string) =>
    sql.join(
      names.map((name) => sql.ref(owner ? `${owner}.${name}` : name)),
      sql`, `,
    );
  const rows = mergeByKey(
    sets.flatMap(({ members }) => members),
    (row) => JSON.stringify(key.map((column) => row[column])),
  );
  const mine = only ? sql`and t.${sql.ref(only.column)} = ${only.value}` : sql``;
  const update =
    rest.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(
          rest.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
          sql`, `,
        )} where row(${refs(rest, table)}) is distinct from row(${refs(rest, 'excluded')})`;
  const { rows: changed } = await sql<{ video_id: string }>`
    with given as (select * from ${recordset(rows, columns, types)}),
    gone as (
      delete from ${sql.table(table)} as t
      where t.video_id = any(${sets.map(({ video_id }) => video_id)}) ${mine}
        and not exists (
          select from given
          where row(${refs(key, 'given')}) = row(${refs(key, 't')})
        )
      returning t.video_id
    ),
    come as (
      insert into ${sql.table(table)} (${refs(columns)})
      select ${refs(columns)} from given
      on conflict (${refs(key)}) ${update}
      returning video_id
    )
    select video_id from gone union select video_id from come`.execute(db);
  return changed.map(({ video_id }) => video_id);
}

/** Writes the sets; returns the ids of the videos whose set changed. */
export async function replaceSets(
  db: Kysely<Tables>,
  target: SetTarget,
  sets: readonly OwnedSet[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const part of chunks(sets, SETS_MAX)) changed.push(...(await replace(db, target, part)));
  return changed;
}
