/**
 * Position in a list that is read newest first while new rows arrive at its head. The next page is requested by
 * time (`to`), because an offset shifts with every new row. Pages overlap by a second, so that rows at an equal time, or
 * at times the service cuts to whole seconds, are read twice rather than lost; more of them than a page holds are walked
 * by offset below the same `to`. A service that ignores `to` is walked by offset alone, each page overlapping the last.
 */
export interface Cursor {
  /** Epoch milliseconds of the oldest row so far; absent at the start and in services that ignore `to`. */
  readonly before?: number;
  readonly offset: number;
  /** Whether the service ignores `to`. */
  readonly plain?: true;
  /** Epoch milliseconds of the newest row of the last page, if the service ignores `to`. */
  readonly reached?: number;
  /** Fingerprint of the last page, to detect a service that always returns the same one. */
  readonly page?: string;
}

export interface CursorRow {
  readonly id: string;
  /** Epoch milliseconds; absent if unknown. */
  readonly at?: number;
}

export const HEAD: Cursor = { offset: 0 };

const SLACK_MS = 1_000;

export const pagingOf = ({ before, offset }: Cursor) => ({
  to: before === undefined ? undefined : new Date(before + SLACK_MS),
  offset: offset === 0 ? undefined : offset,
});

const isDescending = (times: readonly number[]) =>
  times.every((time, place) => place === 0 || time <= (times[place - 1] ?? time));

const nameOf = (rows: readonly CursorRow[]) =>
  `${rows.length}:${rows[0]?.id ?? ''}:${rows.at(-1)?.id ?? ''}`;

/** A tenth of the page is read again: rows removed meanwhile move later ones forward. */
const further = (offset: number, length: number) => offset + length - Math.floor(length / 10);

/** The cursor of the next page, or undefined after the last one. */
export function advance(cursor: Cursor, rows: readonly CursorRow[]): Cursor | undefined {
  const { before, offset, plain } = cursor;
  if (rows.length === 0) return undefined;
  const page = nameOf(rows);
  if (offset > 0 && page === cursor.page) return undefined;
  const times = rows.flatMap(({ at }) => (at === undefined ? [] : [at]));
  const reached = times.length > 0 ? Math.max(...times) : undefined;
  if (plain) return { plain, offset: further(offset, rows.length), reached, page };

  const inOrder = times.length > 0 && isDescending(times);
  const ignoresTo = before !== undefined && times.some((time) => time > before + SLACK_MS);
  if (ignoresTo || (before === undefined && !inOrder)) {
    return { plain: true, offset: further(0, rows.length), reached };
  }
  const oldest = inOrder ? (times.at(-1) ?? before) : before;
  const isOlder = oldest !== undefined && (before === undefined || oldest < before);
  return isOlder
    ? { before: oldest, offset: 0, page }
    : { before, offset: offset + rows.length, page };
}

/** Whether everything newer than the goal has been read. */
export const hasPassed = (
  { before = Infinity, reached = Infinity }: Cursor,
  goal: number,
): boolean => Math.min(before, reached) < goal;
