import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../tables';
import { databaseOf } from '../testing/database';
import { videoPages } from './video-page';
import { videoReads } from './videos';

const NOW = new Date('2026-11-22T12:00:00Z');
const PAGE = { order: 'desc', limit: 10, offset: 0 } as const;

it('a list by title is counted once for its page and its total', async () => {
  const counts: string[] = [];
  const db = databaseOf(async (query) => {
    if (query.includes('count(*)')) counts.push(query);
    return [{ count: 7 }];
  });
  const query = { ...PAGE, filter: { topics: ['talk'] }, sort: 'title' } as const;
  const { total } = await videoPages(db, () => NOW).idsWithTotal(query, NOW);
  expect(total).toEqual({ count: 7, isMinimum: false });
  expect(counts).toHaveLength(1);
});

it('a long list is planned once, however many pages it has', async () => {
  const counts: string[] = [];
  let pages = 0;
  const db = databaseOf(async (query) => {
    if (query.includes('count(*)')) {
      counts.push(query);
      return [{ count: 7 }];
    }
    pages += 1;
    return Array.from({ length: 2 }, (_, nth) => ({ id: `${pages}-${nth}`, available_at: NOW }));
  });
  const query = { ...PAGE, filter: { everyone: ['a', 'b'] }, sort: 'available_at' } as const;
  for await (const rows of videoReads(db, () => NOW).pagesOfVideos(query, 2)) {
    expect(rows).toHaveLength(2);
  }
  expect(pages).toBe(5);
  // One for the size of each channel.
  expect(counts).toHaveLength(2);
});

/**
 * A database of many videos in which a search finds 2,001 of more, and the queries that it got.
 *
 * @param seen how many of the newest videos have the words
 */
function busyDatabase(seen = 100): { db: Kysely<Tables>; queries: string[] } {
  const queries: string[] = [];
  const db = databaseOf(async (query) => {
    queries.push(query);
    if (query.includes('with found')) {
      return [{ ids: Array.from({ length: 2_001 }, (_, nth) => `v${nth}`), looked: null }];
    }
    if (query.includes('row_number()')) return [{ ids: ['a', 'b'], total: 2 }];
    if (query.includes('with newest')) return [{ count: 1_000, looked: null }];
    return [{ count: seen }];
  });
  return { db, queries };
}
const searches = (queries: readonly string[]) => queries.filter((query) => query.includes('grams'));
const WORDS = { words: { texts: ['minecraft'], wholeWord: false } };

it('a page of two channels comes with its total from one statement', async () => {
  const { db, queries } = busyDatabase();
  const query = { ...PAGE, filter: { everyone: ['a', 'b'] }, sort: 'available_at' } as const;
  const { total } = await videoPages(db, () => NOW).idsWithTotal(query, NOW);
  expect(total).toEqual({ count: 2, isMinimum: false });
  // After one for the size of each channel.
  expect(queries).toHaveLength(3);
});

it('words that the newest videos often have are not searched for, but counted among these', async () => {
  const { db, queries } = busyDatabase();
  const query = { ...PAGE, filter: WORDS, sort: 'available_at' } as const;
  await videoPages(db, () => NOW).idsOfPage(query, NOW);
  expect(queries).toHaveLength(2);
  const { total } = await videoPages(db, () => NOW).idsWithTotal(query, NOW);
  expect(total).toEqual({ count: 1_000, isMinimum: true });
  expect(searches(queries)).toHaveLength(0);
});

it('words of these days, and other frequent ones, are searched for once for a page and its total', async () => {
  const { db, queries } = busyDatabase(99);
  const query = { ...PAGE, filter: WORDS, sort: 'available_at' } as const;
  const { total } = await videoPages(db, () => NOW).idsWithTotal(query, NOW);
  expect(total).toEqual({ count: 2_000, isMinimum: true });
  expect(searches(queries)).toHaveLength(1);
});

it('words that all videos often have are not searched for, where those of a channel have them seldom', async () => {
  const queries: string[] = [];
  const db = databaseOf(async (query) => {
    queries.push(query);
    if (query.includes('row_number()')) return [{ ids: ['a'], total: 1 }];
    return [{ count: query.includes('channel_id') && query.includes('position') ? 0 : 100 }];
  });
  const filter = { ...WORDS, everyone: ['a'] };
  const query = { ...PAGE, filter, sort: 'available_at' } as const;
  const { total } = await videoPages(db, () => NOW).idsWithTotal(query, NOW);
  expect(total).toEqual({ count: 1, isMinimum: false });
  expect(searches(queries)).toHaveLength(0);
});

it.each([
  [10, 'unnest'],
  [9, 'with few'],
])('a long list by title whose walk soon finds %i rows is read by %s', async (found, expected) => {
  const db = databaseOf(async (query) =>
    query.includes('count(*)') || query.includes('video_counts')
      ? [{ count: 15_000 }]
      : Array.from({ length: found }, (_, nth) => ({ id: `v${nth}` })),
  );
  const query = { ...PAGE, filter: { orgs: ['Small'], type: ['stream'] }, sort: 'title' } as const;
  const ids = await videoPages(db, () => NOW).idsOfPage(query, NOW);
  expect(ids.compile(db).sql).toContain(expected);
});

it('the few videos that a search finds are all sorted, not looked for in an order', async () => {
  const db = databaseOf(async (query) =>
    query.includes('with found') ? [{ ids: ['a', 'b'], looked: 2 }] : [{ count: 0 }],
  );
  const query = { ...PAGE, filter: WORDS, sort: 'duration' } as const;
  const ids = await videoPages(db, () => NOW).idsOfPage(query, NOW);
  expect(ids.compile(db).sql).toContain('offset 0');
});
