import { PLAYLIST_VIDEOS_MAX } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYLIST_MAX } from './limits';
import { nameRefusal } from './playlist-name';
import { addRefusal, containsVideo, reorder } from './playlist-rules';

const named = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `video-${at}` }));

describe('adding a video', () => {
  it('adding a video ignores a duplicate video', () => {
    expect(addRefusal(named(3), 'video-1')).toBe('duplicate');
    expect(addRefusal(named(3), 'another')).toBeUndefined();
  });

  it('adding a video ends at 500 videos', () => {
    expect(PLAYLIST_MAX).toBe(500);
    expect(PLAYLIST_VIDEOS_MAX).toBe(PLAYLIST_MAX);
    expect(addRefusal(named(499), 'another')).toBeUndefined();
    expect(addRefusal(named(500), 'another')).toBe('full');
  });
});

describe('the name', () => {
  it.each(['', ' ', '\t\n', '\u3000', '\u200B\u3164'])('the name must not be empty: %j', (name) => {
    expect(nameRefusal(name)).toBe('emptyName');
  });

  it('the name may be anything else', () => {
    expect(nameRefusal('歌枠')).toBeUndefined();
  });
});

describe('reordering', () => {
  it('reordering moves one entry to another place', () => {
    expect(reorder(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(reorder(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it.each([
    [-1, 0],
    [0, -1],
    [3, 0],
    [0, 3],
    [0.5, 1],
    [Number.NaN, 0],
  ])('reordering throws outside the list bounds: %d to %d', (from, to) => {
    expect(() => reorder(['a', 'b', 'c'], from, to)).toThrow(RangeError);
  });

  it('reordering loses and doubles nothing, keeps the order of the rest, and is taken back by its opposite', () => {
    const moves = fc
      .uniqueArray(fc.string(), { minLength: 1, maxLength: 60 })
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.nat({ max: list.length - 1 }),
          fc.nat({ max: list.length - 1 }),
        ),
      );
    fc.assert(
      fc.property(moves, ([list, from, to]) => {
        const moved = reorder(list, from, to);
        const entry = list[from];
        expect(moved[to]).toBe(entry);
        expect(moved.filter((one) => one !== entry)).toEqual(list.filter((one) => one !== entry));
        expect(reorder(moved, to, from)).toEqual(list);
      }),
    );
  });
});

it('a playlist knows what it holds', () => {
  expect(containsVideo(named(2), 'video-1')).toBe(true);
  expect(containsVideo(named(2), 'video-2')).toBe(false);
});
