import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SWIPE_DISTANCE, swipeOf } from './swipe';

describe('a swipe', () => {
  it.each([
    [{ x: -50, y: 0 }, 'ltr', 'next'],
    [{ x: 50, y: 0 }, 'ltr', 'previous'],
    [{ x: -49, y: 0 }, 'ltr', undefined],
    [{ x: -50, y: 0 }, 'rtl', 'previous'],
    [{ x: 50, y: 10 }, 'rtl', 'next'],
    [{ x: -60, y: 60 }, 'ltr', undefined],
    [{ x: -60, y: 61 }, 'ltr', undefined],
  ] as const)('of %j in %s leads to %s', (path, direction, towards) => {
    expect(swipeOf(path, direction)).toBe(towards);
  });

  it('a swipe needs at least 50 px, and the other way leads the other way', () => {
    const way = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    });
    fc.assert(
      fc.property(way, ({ x, y }) => {
        const towards = swipeOf({ x, y }, 'ltr');
        expect(towards === undefined).toBe(
          Math.abs(x) < SWIPE_DISTANCE || Math.abs(x) <= Math.abs(y),
        );
        expect(swipeOf({ x: -x, y }, 'rtl')).toBe(towards);
      }),
    );
  });
});
