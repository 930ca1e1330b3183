import type { Video } from '@oshimado/contract';
import { videoStatuses } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromNow, HOUR, MINUTE, NOW } from '../testing/videos';
import { isLive, isOverdue, placeholderStatus } from './live-rule';

it('Video status: upcoming, live, past.', () => {
  const event = { placeholderType: 'event', start_scheduled: fromNow(0), duration: 60 } as const;
  const life = [-1, 0, MINUTE].map((ms) => placeholderStatus(event, NOW + ms));
  expect(life).toEqual(['upcoming', 'live', 'past']);
  expect(videoStatuses).toEqual(expect.arrayContaining(life));
});

it.each<[Video['status'], number, boolean]>([
  ['live', HOUR, true],
  ['live', -HOUR, true],
  ['upcoming', 1, false],
  ['upcoming', 0, true],
  ['new', -1, true],
  ['past', HOUR, false],
  ['past', -HOUR, false],
])(
  'A video counts as live if its status is live, or, when not past, its scheduled start has passed. (%s, %d ms from now: %s)',
  (status, ms, live) => {
    expect(isLive({ status, start_scheduled: fromNow(ms) }, NOW)).toBe(live);
  },
);

describe('A video counts as live if its status is live', () => {
  it('whatever its schedule says', () => {
    expect(isLive({ status: 'live' }, NOW)).toBe(true);
    expect(isLive({ status: 'live', start_scheduled: fromNow(HOUR) }, NOW)).toBe(true);
  });
});

describe('or, when not past, its scheduled start has passed', () => {
  it.each<[Video['status'], number, boolean]>([
    ['upcoming', 1, false],
    ['upcoming', 0, true],
    ['upcoming', -HOUR, true],
    ['new', -1, true],
    ['past', -1, false],
    ['missing', -1, false],
  ])('%s, %d ms from now: %s', (status, ms, live) => {
    expect(isLive({ status, start_scheduled: fromNow(ms) }, NOW)).toBe(live);
  });

  it('and a video without schedule is not live', () => {
    expect(isLive({ status: 'upcoming' }, NOW)).toBe(false);
    expect(isLive({ status: 'upcoming', start_scheduled: 'soon' }, NOW)).toBe(false);
  });
});

describe('Entries with no actual start whose scheduled start is more than 2 hours in the past are dropped', () => {
  it.each([
    [-2 * HOUR - 1, true],
    [-2 * HOUR, false],
    [-MINUTE, false],
    [HOUR, false],
  ])('scheduled %d ms from now: overdue %s', (ms, overdue) => {
    expect(isOverdue({ status: 'upcoming', start_scheduled: fromNow(ms) }, NOW)).toBe(overdue);
  });

  it('but not once they have started, however late', () => {
    const late = { start_scheduled: fromNow(-9 * HOUR), start_actual: fromNow(-8 * HOUR) };
    expect(isOverdue({ status: 'live', ...late }, NOW)).toBe(false);
  });

  it('and not when nothing is scheduled', () => {
    expect(isOverdue({ status: 'live' }, NOW)).toBe(false);
  });
});

/** One hour, starting so many milliseconds from now. */
const at = (ms: number) => ({ start_scheduled: fromNow(ms), duration: 3_600 });

describe('placeholders', () => {
  it.each(['event', 'external-stream'] as const)(
    '%s: live from its start for its length',
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
