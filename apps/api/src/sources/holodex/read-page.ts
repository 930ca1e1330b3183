import { count, isObject } from './values';

export interface Page {
  readonly rows: readonly unknown[];
  /** All rows that match, where the service says so. */
  readonly total: number | undefined;
}

/** A bare list, or an object whose first list holds the rows, whatever its name; totals may be text. */
export function readPage(answer: unknown): Page {
  if (Array.isArray(answer)) return { rows: answer, total: undefined };
  if (!isObject(answer)) return { rows: [], total: undefined };
  const rows = Object.values(answer).find(Array.isArray);
  return { rows: Array.isArray(rows) ? rows : [], total: count(answer.total) };
}
