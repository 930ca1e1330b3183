import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_DISORDER_MS, CHAT_PAGE_SIZE } from './chat.limits';
import { beforePage, gapEdge, isGapFilled, isLastPage, oldestOf } from './chat-history';

const at = (timestamp: number) => ({ timestamp });
const page = (...times: readonly number[]) => times.map(at);
const full = (oldest: number) => Array.from({ length: CHAT_PAGE_SIZE }, (_, n) => at(oldest + n));

describe('a history read backwards', () => {
  it('ends with a page that is not full', () => {
    expect(isLastPage(full(5))).toBe(false);
    expect(isLastPage(page(1, 2))).toBe(true);
    expect(isLastPage([])).toBe(true);
  });

  it('asks for the moment of the oldest line again, because a page may cut it', () => {
    expect(beforePage(full(5), undefined)).toBe(6);
    expect(beforePage(full(5), 30)).toBe(6);
  });

  it('asks for what is before that moment when there is nothing else in it', () => {
    expect(beforePage(page(5, 5, 5), 6)).toBe(5);
    expect(beforePage([], 6)).toBe(6);
    expect(beforePage([], undefined)).toBeUndefined();
  });

  it('loses no line, however many share a moment, up to a page less one', () => {
    const times = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: CHAT_PAGE_SIZE - 1 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(times, (groups) => {
        const counts = new Map(groups);
        const held = [...counts]
          .sort(([a], [b]) => a - b)
          .flatMap(([time, count]) =>
            Array.from({ length: count }, (_, n) => ({ timestamp: time, key: `${time}/${n}` })),
          );
        const read = new Set<string>();
        let before: number | undefined;
        let isOver = false;
        for (let turn = 0; turn < 500 && !isOver; turn += 1) {
          const end = before;
          const answer = held
            .filter(({ timestamp }) => end === undefined || timestamp < end)
            .slice(-CHAT_PAGE_SIZE);
          for (const { key } of answer) read.add(key);
          isOver = isLastPage(answer);
          before = beforePage(answer, before);
        }
        expect(isOver).toBe(true);
        expect(read.size).toBe(held.length);
      }),
    );
  });

  it('fills a gap a little beyond its edge, because lines come out of order', () => {
    const edge = gapEdge(page(1_000, 100_000));
    expect(edge).toBe(100_000 - CHAT_DISORDER_MS);
    expect(isGapFilled(full(100_001), edge)).toBe(false);
    expect(isGapFilled(full(100_000 - CHAT_DISORDER_MS), edge)).toBe(true);
    expect(isGapFilled(page(200_000), edge)).toBe(true);
    expect(isGapFilled([], edge)).toBe(true);
    expect(oldestOf([])).toBeUndefined();
  });

  it('has no gap to fill where nothing was known', () => {
    expect(gapEdge([])).toBeNull();
    expect(isGapFilled(full(5), null)).toBe(true);
  });
});
