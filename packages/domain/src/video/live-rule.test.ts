import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromNow, HOUR, MINUTE, NOW } from '../testing/videos';
import { isLive, isOverdue, placeholderStatus } from './live-rule';

describe('isLive', () => {
  it('isLive is true for the status live, with and without a schedule', () => {
    expect(isLive({ status: 'live' }, NOW)).toBe(true);
    expect(isLive({ status: 'live', start_scheduled: fromNow(HOUR) }, NOW)).toBe(true);
    expect(isLive({ status: 'live', start_scheduled: fromNow(-HOUR) }, NOW)).toBe(true);
  });

  it.each<[Video['status'], number, boolean]>([
    ['upcoming', 1, false],
    ['upcoming', 0, true],
    ['upcoming', -HOUR, true],
    ['new', -1, true],
    ['past', HOUR, false],
    ['past', -1, false],
    ['missing', -1, false],
  ])('isLive goes by the scheduled start: %s, %d ms from now: %s', (status, ms, live) => {
    expect(isLive({ status, start_scheduled: fromNow(ms) }, NOW)).toBe(live);
  });

  it('isLive is false for an upcoming video without a readable schedule', () => {
    expect(isLive({ status: 'upcoming' }, NOW)).toBe(false);
    expect(isLive({ status: 'upcoming', start_scheduled: 'soon' }, NOW)).toBe(false);
  });
});

describe('isOverdue', () => {
  it.each([
    [-2 * HOUR - 1, true],
    [-2 * HOUR, false],
    [-MINUTE, false],
    [HOUR, false],
  ])('counts from 2 hours after the scheduled start: %d ms from now: %s', (ms, overdue) => {
    expect(isOverdue({ status: 'upcoming', start_scheduled: fromNow(ms) }, NOW)).toBe(overdue);
  });

  it('isOverdue is false for a video that has started, however late', () => {
    const late = { start_scheduled: fromNow(-9 * HOUR), start_actual: fromNow(-8 * HOUR) };
    expect(isOverdue({ status: 'live', ...late }, NOW)).toBe(false);
  });

  it('isOverdue is false without a schedule', () => {
    expect(isOverdue({ status: 'live' }, NOW)).toBe(false);
  });
});

/** One hour, starting so many milliseconds from now. */
const at = (ms: number) => ({ start_scheduled: fromNow(ms), duration: 3_600 });

describe('placeholders', () => {
  it.each(['event', 'external-stream'] as const)(
    '%s is upcoming before its start, live for its length, then past',
    (placeholderType) => {
      const status = (ms: number) => placeholderStatus({ placeholderType, ...at(ms) }, NOW);
      expect(status(1)).toBe('upcoming');
      expect(status(0)).toBe('live');
      expect(status(-HOUR + 1)).toBe('live');
      expect(status(-HOUR)).toBe('past');
    },
  );

  it('a scheduled YouTube stream never turns live and is gone once its start has passed', () => {
    const placeholderType = 'scheduled-yt-stream';
    expect(placeholderStatus({ placeholderType, ...at(1) }, NOW)).toBe('upcoming');
    expect(placeholderStatus({ placeholderType, ...at(0) }, NOW)).toBe('past');
    fc.assert(
      fc.property(fc.integer(), (ms) => {
        expect(placeholderStatus({ placeholderType, ...at(ms) }, NOW)).not.toBe('live');
      }),
    );
  });

  it('without a schedule it stays upcoming', () => {
    expect(placeholderStatus({ placeholderType: 'event', duration: 60 }, NOW)).toBe('upcoming');
  });
});
