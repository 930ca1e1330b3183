import { expect, it } from 'vitest';
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
  expect(total).toBe(7);
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
