/** Batched, idempotent upserts that change only differing rows. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SqlType } from '../sql-type';
import type { Tables } from '../tables';
import { toJson } from './clean';
import { mergeByKey, shapesOf, type Row, type Shape } from './shapes';

/** Values for columns that a record does not contain. */
export interface Extra {
  readonly column: string;
  /** For a new row; the record is `r`. */
  readonly insert: RawBuilder<unknown>;
  /** For a changed row; the record is `excluded`. Absent: unchanged. */
  readonly update?: RawBuilder<unknown>;
}

export interface Target {
  readonly table: keyof Tables;
  /** Key column. */
  readonly key: string;
  /** Every column a record may contain. */
  readonly types: Readonly<Record<string, SqlType>>;
  readonly extras?: (columns: readonly string[]) => readonly Extra[];
  /** Columns to return of the rows that were new or changed, besides the key. Default: none. */
  readonly answered?: readonly string[];
}

const list = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `);

/** Records as rows `r` of the given columns. */
export const recordset = (
  rows: readonly Row[],
  columns: readonly string[],
  types: Target['types'],
): RawBuilder<unknown> =>
  sql`json_to_recordset(${toJson(rows)}::json) as r(${list(
    columns.map((column) => sql`${sql.ref(column)} ${sql.raw(typeOf(types, column))}`),
  )})`;

function typeOf(types: Target['types'], column: string): SqlType {
  const type = types[column];
  if (!type) throw new Error(`a record has the unknown column ${column}`);
  return type;
}

async function writeShape(db: Kysely<Tables>, target: Target, { columns, rows }: Shape) {
  const { table, key, types, extras, answered = [] } = target;
  const added = extras?.(columns) ?? [];
  const into = list(
    [...columns, ...added.map(({ column }) => column)].map((name) => sql.ref(name)),
  );
  const values = list([
    ...columns.map((name) => sql.ref(`r.${name}`)),
    ...added.map(({ insert }) => insert),
  ]);
  const touched = columns.filter((name) => name !== key);
  const sets = [
    ...touched.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    ...added.flatMap(({ column, update }) => (update ? [sql`${sql.ref(column)} = ${update}`] : [])),
  ];
  const row = (owner: string) =>
    sql`row(${list(touched.map((name) => sql.ref(`${owner}.${name}`)))})`;
  const onConflict =
    touched.length === 0
      ? sql`do nothing`
      : sql`do update set ${list(sets)} where ${row(table)} is distinct from ${row('excluded')}`;
  const { rows: changed } = await sql<Row>`
    insert into ${sql.table(table)} (${into})
    select ${values} from ${recordset(rows, columns, types)}
    on conflict (${sql.ref(key)}) ${onConflict}
    returning ${list([key, ...answered].map((name) => sql.ref(`${table}.${name}`)))}`.execute(db);
  return changed;
}

/** Writes the rows; returns new or changed ones, with their key and the requested columns. */
export async function upsert(
  db: Kysely<Tables>,
  target: Target,
  rows: readonly Row[],
): Promise<Row[]> {
  const changed: Row[] = [];
  const merged = mergeByKey(rows, (row) => String(row[target.key]));
  for (const shape of shapesOf(merged)) changed.push(...(await writeShape(db, target, shape)));
  return changed;
}
