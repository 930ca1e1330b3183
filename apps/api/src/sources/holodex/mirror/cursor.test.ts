import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, hasPassed, HEAD, pagingOf, type Cursor, type CursorRow } from './cursor';

interface Service {
  readonly rows: readonly CursorRow[];
  readonly size: number;
  readonly heedsTo?: boolean;
  readonly heedsOffset?: boolean;
}

function answer({ rows, size, heedsTo = true, heedsOffset = true }: Service, cursor: Cursor) {
  const { to, offset = 0 } = pagingOf(cursor);
  const found = rows.filter(({ at = 0 }) => !heedsTo || !to || at <= to.getTime());
  const start = heedsOffset ? offset : 0;
  return found.slice(start, start + size);
}

/** Ids in the order first seen; `between` may change the service between two pages. */
function walk(service: Service, between: (now: Service, page: number) => Service = (now) => now) {
  const seen = new Set<string>();
  let now = service;
  let cursor: Cursor | undefined = HEAD;
  let pages = 0;
  while (cursor) {
    const page = answer(now, cursor);
    for (const { id } of page) seen.add(id);
    // Progress is kept as JSON between two pages.
    const next = advance(cursor, page);
    cursor = next && (JSON.parse(JSON.stringify(next)) as Cursor);
    pages += 1;
    if (pages > 2_000) throw new Error('the walk does not end');
    now = between(now, pages);
  }
  return { seen, pages };
}

const newestFirst = (times: readonly number[]): CursorRow[] =>
  [...times].sort((a, b) => b - a).map((at, place) => ({ id: `v${place}`, at }));
/** Few values, so that many rows share a time. */
const times = fc.array(
  fc.nat({ max: 12 }).map((n) => n * 700),
  { maxLength: 80 },
);
const size = fc.integer({ min: 1, max: 12 });
const ids = (rows: readonly CursorRow[]) => new Set(rows.map(({ id }) => id));

describe('a walk backwards through a list', () => {
  it('a walk backwards through a list reads every row, however many share a time and however small the pages', () => {
    fc.assert(
      fc.property(times, size, (list, n) => {
        const rows = newestFirst(list);
        expect(walk({ rows, size: n }).seen).toEqual(ids(rows));
      }),
    );
  });

  it('a walk backwards through a list loses no row while new ones arrive at the head', () => {
    fc.assert(
      fc.property(times, size, fc.nat({ max: 5 }), (list, n, arrivals) => {
        const rows = newestFirst(list);
        const { seen } = walk({ rows, size: n }, (now, page) => ({
          ...now,
          rows: [
            ...Array.from({ length: arrivals }, (_, i) => ({
              id: `new${page}-${i}`,
              at: 100_000 + page,
            })),
            ...now.rows,
          ],
        }));
        for (const id of ids(rows)) expect(seen).toContain(id);
      }),
    );
  });

  it('a walk backwards through a list falls back to the offset where the service ignores `to`, and loses nothing to new rows either', () => {
    fc.assert(
      // A list that grows by a whole page for every page read cannot be walked by offset.
      fc.property(times, fc.integer({ min: 2, max: 12 }), fc.boolean(), (list, n, grows) => {
        const rows = newestFirst(list);
        const { seen } = walk({ rows, size: n, heedsTo: false }, (now, page) =>
          grows && page < 20
            ? { ...now, rows: [{ id: `new${page}`, at: 100_000 + page }, ...now.rows] }
            : now,
        );
        for (const id of ids(rows)) expect(seen).toContain(id);
      }),
    );
  });

  it('a walk backwards through a list reads rows without a time and rows out of order by offset', () => {
    const row = fc.record({ at: fc.option(fc.nat({ max: 9_000 }), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), size, (list, n) => {
        const rows = list.map(({ at }, place) => ({ id: `v${place}`, at }));
        expect(walk({ rows, size: n, heedsTo: false }).seen).toEqual(ids(rows));
      }),
    );
  });

  it('a walk backwards through a list ends in a service that answers the same page whatever is asked', () => {
    const rows = newestFirst([9_000, 5_000, 5_000, 1_000]);
    expect(walk({ rows, size: 3, heedsTo: false, heedsOffset: false }).pages).toBeLessThan(5);
  });

  it('a walk backwards through a list takes about as many pages as the list has', () => {
    const rows = newestFirst(Array.from({ length: 1_000 }, (_, n) => n * 60_000));
    expect(walk({ rows, size: 100 }).pages).toBeLessThan(15);
  });

  it('a walk backwards through a list has passed a moment once every row down to it is read', () => {
    expect(hasPassed(HEAD, 5)).toBe(false);
    expect(hasPassed({ before: 5, offset: 0 }, 5)).toBe(false);
    expect(hasPassed({ before: 4, offset: 0 }, 5)).toBe(true);
    expect(hasPassed({ plain: true, offset: 9, reached: 4 }, 5)).toBe(true);
  });
});
