/**
 * Records have different keys, and an absent key keeps the stored value. Records with the same keys are written
 * together, so that each statement names exactly the columns it may touch.
 */
export type Row = Readonly<Record<string, unknown>>;

export interface Shape {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const ROWS_MAX = 1_000;

const withoutMissing = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

/** One row per key; if a key appears twice, the later row's columns win, as if written one after the other. */
export function mergeByKey(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    merged.set(key, { ...merged.get(key), ...withoutMissing(row) });
  }
  return [...merged.values()];
}

/** Splits a list into parts of limited size. */
export function chunks<T>(items: readonly T[], size = ROWS_MAX): T[][] {
  const lists: T[][] = [];
  for (let at = 0; at < items.length; at += size) lists.push(items.slice(at, at + size));
  return lists;
}

/** The rows by the columns they bring, in lists of at most `size`. */
export function shapesOf(rows: readonly Row[], size = ROWS_MAX): Shape[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).sort().join();
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  return [...groups].flatMap(([columns, group]) =>
    chunks(group, size).map((list) => ({ columns: columns.split(','), rows: list })),
  );
}
