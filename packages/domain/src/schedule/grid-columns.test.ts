import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packSpans, STACK_MINUTES, type MinuteSpan } from './grid-columns';

const overlaps = (one: MinuteSpan, two: MinuteSpan) => one.from < two.to && two.from < one.to;

const days = fc.record({
  spans: fc.array(
    fc
      .record({
        from: fc.integer({ min: 0, max: 1_400 }),
        length: fc.integer({ min: 1, max: 300 }),
      })
      .map(({ from, length }) => ({ from, to: from + length })),
    { maxLength: 40 },
  ),
  most: fc.integer({ min: 1, max: 4 }),
});

/** The most of these spans at any one time. */
const mostAtOnce = (spans: readonly MinuteSpan[]) =>
  Math.max(
    0,
    ...spans.map(({ from }) => spans.filter((one) => one.from <= from && from < one.to).length),
  );

const shownOf = (spans: readonly MinuteSpan[], most: number) => {
  const { places, stacks } = packSpans(spans, most);
  const shown = spans.flatMap((span, index) => {
    const place = places[index];
    return place ? [{ ...span, ...place, index }] : [];
  });
  return { shown, stacks };
};

describe('spans side by side', () => {
  it('are each in a column or in one stack: none is lost, none is twice', () => {
    fc.assert(
      fc.property(days, ({ spans, most }) => {
        const { shown, stacks } = shownOf(spans, most);
        const indexes = [
          ...shown.map(({ index }) => index),
          ...stacks.flatMap((stack) => stack.indexes),
        ];
        expect(indexes.toSorted((a, b) => a - b)).toEqual(spans.map((_, index) => index));
      }),
    );
  });

  it('never share a column while they overlap, also where they cover several', () => {
    fc.assert(
      fc.property(days, ({ spans, most }) => {
        const { shown } = shownOf(spans, most);
        for (const one of shown) {
          expect(one.columns).toBeLessThanOrEqual(most);
          expect(one.width).toBeGreaterThan(0);
          expect(one.column + one.width).toBeLessThanOrEqual(one.columns);
          for (const two of shown) {
            if (one.index === two.index || !overlaps(one, two)) continue;
            expect(one.columns).toBe(two.columns);
            const isApart =
              one.column + one.width <= two.column || two.column + two.width <= one.column;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });

  it('are in no stack where the columns are enough, and in no more columns than they need', () => {
    fc.assert(
      fc.property(days, ({ spans }) => {
        const needed = mostAtOnce(spans);
        const { shown, stacks } = shownOf(spans, Math.max(1, needed));
        expect(stacks).toEqual([]);
        expect(Math.max(0, ...shown.map(({ columns }) => columns))).toBe(needed);
      }),
    );
  });

  it('leave no column free beside a stack when one of its spans begins', () => {
    fc.assert(
      fc.property(days, ({ spans, most }) => {
        const { shown, stacks } = shownOf(spans, most);
        for (const index of stacks.flatMap((stack) => stack.indexes)) {
          const from = spans[index]?.from ?? Number.NaN;
          expect(shown.filter((one) => one.from <= from && from < one.to)).toHaveLength(most);
        }
      }),
    );
  });
});

describe('stacks', () => {
  it('overlap no other, begin with their first span, and make room among all that overlap them', () => {
    fc.assert(
      fc.property(days, ({ spans, most }) => {
        const { shown, stacks } = shownOf(spans, most);
        for (const [at, stack] of stacks.entries()) {
          expect(stack.from).toBe(spans[stack.indexes[0] ?? -1]?.from);
          expect(stack.to).toBeGreaterThan(stack.from);
          expect(stack.to - stack.from).toBeLessThanOrEqual(STACK_MINUTES);
          expect(stacks[at + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(stack.to);
          const beside = shown.filter((one) => overlaps(one, stack));
          expect(beside.every(({ isBesideStack }) => isBesideStack)).toBe(true);
        }
      }),
    );
  });
});
