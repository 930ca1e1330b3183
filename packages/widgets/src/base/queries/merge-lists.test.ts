import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeLists } from './merge-lists';

describe('several organizations’ lists read as one', () => {
  const row = (id: string, minute: number) =>
    ({ id, type: 'stream', available_at: new Date(minute * 60_000).toISOString() }) as Video;
  const newest = (a: Video, b: Video) =>
    b.available_at.localeCompare(a.available_at) || (a.id < b.id ? 1 : -1);
  const rows = fc
    .uniqueArray(fc.tuple(fc.nat(4), fc.nat(9)), { selector: ([, id]) => id })
    .map((pairs) => pairs.map(([minute, id]) => [minute, id] as const));

  test('lose nothing, repeat nothing and stay newest first, page after page', () => {
    fc.assert(
      fc.property(
        rows,
        fc.func(fc.integer({ min: 1, max: 3 })),
        fc.integer({ min: 1, max: 5 }),
        (all, whose, size) => {
          const videos = all.map(([minute, id]) => row(`v${id}`, minute)).sort(newest);
          // 1: the first list's, 2: the second's, 3: of both.
          const lists = [1, 2].map((bit) => videos.filter(({ id }) => (whose(id) & bit) !== 0));
          const read: Video[] = [];
          let rest = lists;
          for (;;) {
            const page = mergeLists(
              rest.map((list) => list.slice(0, size)),
              size,
            );
            read.push(...page.videos);
            if (page.videos.length < size) break;
            rest = rest.map((list, at) => list.slice(page.taken[at]));
          }
          expect(read).toEqual(videos);
        },
      ),
    );
  });

  test('have a video once that was moved between their answers', () => {
    const page = mergeLists([[row('b', 3)], [row('a', 2), row('b', 1)]], 24);
    expect(page.videos).toEqual([row('b', 3), row('a', 2)]);
    expect(page.taken).toEqual([1, 2]);
  });
});
