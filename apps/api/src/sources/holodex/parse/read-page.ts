/** Lists are bare or inside an object; the rows are its first array, whatever its name. */
import { bigCount, isRow } from '../../parse/value';

export interface Page {
  readonly rows: readonly unknown[];
  /** Total number of rows, if the service returns it. */
  readonly total?: number;
}

/** Undefined if the response contains no list. */
export function readPage(body: unknown): Page | undefined {
  if (Array.isArray(body)) return { rows: body };
  if (!isRow(body)) return undefined;
  const rows: unknown = Object.values(body).find(Array.isArray);
  const total = bigCount(body.total);
  if (Array.isArray(rows)) return { rows, total };
  // `items: null` is how some servers write an empty list.
  return 'items' in body && body.items === null ? { rows: [], total } : undefined;
}
