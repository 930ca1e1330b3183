/** Lists come bare or inside an object; the rows are its first array, whatever its name. */
import { bigCount, isRow } from './value';

export interface Page {
  readonly rows: readonly unknown[];
  /** Rows of all pages, where the service says so. */
  readonly total?: number;
}

/** Undefined for an answer that holds no list. */
export function readPage(body: unknown): Page | undefined {
  if (Array.isArray(body)) return { rows: body };
  if (!isRow(body)) return undefined;
  const rows: unknown = Object.values(body).find(Array.isArray);
  const total = bigCount(body.total);
  if (Array.isArray(rows)) return { rows, total };
  // `items: null` is how some servers write an empty list.
  return 'items' in body && body.items === null ? { rows: [], total } : undefined;
}
