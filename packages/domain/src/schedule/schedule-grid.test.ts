import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromNow, HOUR, MINUTE, NOW, video } from '../testing/videos';
import { zonedTimes } from '../testing/zones';
import type { MinuteSpan } from './grid-columns';
import { dayStart, daysAfter, firstMinute, lastMinute, scheduleTime } from './schedule-day';
import {
  bandPosition,
  endOf,
  FOLD_HEIGHT,
  FOLD_HOURS,
  gridBands,
  gridDays,
  SHORTEST_BLOCK,
  type GridCell,
} from './schedule-grid';

const videosOf = (cell: GridCell) => (cell.kind === 'stack' ? cell.videos : [cell.video]);

const overlaps = (one: MinuteSpan, two: MinuteSpan) => one.from < two.to && two.from < one.to;

const spans = fc.array(
  fc
    .record({ from: fc.integer({ min: 0, max: 1_400 }), length: fc.integer({ min: 1, max: 300 }) })
    .map(({ from, length }) => ({ from, to: from + length })),
  { maxLength: 30 },
);

/** Streams that begin within three days of a time. */
const streamsAround = (time: number) =>
  fc.array(
    fc
      .record({
        minutes: fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }),
        duration: fc.constantFrom(0, 600, 5_400, 13 * 3_600, 40 * 3_600),
        status: fc.constantFrom('upcoming', 'live', 'past'),
      })
      .map(({ minutes, duration, status }) =>
        video({
          status,
          duration: status === 'live' ? 0 : duration,
          available_at: new Date(time + minutes * MINUTE).toISOString(),
        }),
      ),
    { maxLength: 20 },
  );
const weeks = zonedTimes.chain(({ zone, time }) =>
  fc.tuple(streamsAround(time), fc.integer({ min: 1, max: 3 })).map(([videos, columns]) => ({
    zone,
    time,
    columns,
    videos: videos.map((one, index) => ({ ...one, id: `video${index}` })),
  })),
);

describe('the days of a grid', () => {
  it('the days of a grid have each stream on all days that it touches, in 12 zones, over both changes of the clock', () => {
    fc.assert(
      fc.property(weeks, ({ zone, time, columns, videos }) => {
        const from = daysAfter(scheduleTime(time, zone).date, -1);
        const days = gridDays(videos, { ...zone, from, days: 3, columns, now: time });
        expect(days).toHaveLength(3);
        for (const [index, cells] of days.entries()) {
          const date = daysAfter(from, index);
          const [begin, end] = [dayStart(date, zone), dayStart(daysAfter(date, 1), zone)];
          const touching = videos.filter(
            (one) => Date.parse(one.available_at) < end && endOf(one, time) > begin,
          );
          const ids = (list: readonly Video[]) => list.map(({ id }) => id).toSorted();
          expect(ids(cells.flatMap(videosOf))).toEqual(ids(touching));
          expect(cells).toEqual(cells.toSorted((a, b) => a.from - b.from));
          for (const block of cells) {
            expect(block.to - block.from).toBeGreaterThanOrEqual(SHORTEST_BLOCK);
            expect(block.to).toBeLessThanOrEqual(lastMinute(zone));
            if (block.kind === 'stack') continue;
            const start = scheduleTime(Date.parse(block.video.available_at), zone);
            expect(block.isContinued).toBe(start.date !== date);
            expect(block.from).toBeGreaterThanOrEqual(firstMinute(zone));
            const wanted = block.isContinued ? firstMinute(zone) : start.minute;
            expect(block.from).toBeLessThanOrEqual(wanted);
          }
        }
      }),
    );
  });

  it('the days of a grid have a stream of an unknown length for an hour, and one that is running until now', () => {
    const running = video({ status: 'live', available_at: fromNow(-3 * HOUR) });
    expect(endOf(running, NOW)).toBe(NOW);
    expect(endOf(video({ available_at: fromNow(HOUR) }), NOW)).toBe(NOW + 2 * HOUR);
    const over = video({ status: 'past', available_at: fromNow(-5 * HOUR), duration: 60 });
    expect(endOf(over, NOW)).toBe(NOW - 5 * HOUR + MINUTE);
  });

  it('the days of a grid have in a stack what began on the day before by its start', () => {
    const since = (id: string, hours: number) =>
      video({ id, available_at: fromNow(-hours * HOUR), duration: 24 * 3_600 });
    const options = { timeZone: 'UTC', from: '2026-01-10', days: 1, columns: 1, now: NOW };
    const [[, stack] = []] = gridDays([since('a', 13), since('b', 14), since('c', 15)], options);
    expect(stack && videosOf(stack).map(({ id }) => id)).toEqual(['c', 'b']);
  });

  it('leave out a stream whose time cannot be read', () => {
    const options = { timeZone: 'UTC', from: '2026-01-10', days: 1, columns: 1, now: NOW };
    expect(gridDays([video({ available_at: 'soon' })], options)).toEqual([[]]);
  });
});

describe('the hours of a grid', () => {
  it('the hours of a grid are all there, with every stream on open ones, and long empty parts folded', () => {
    fc.assert(
      fc.property(
        fc.array(spans, { maxLength: 7 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 1_439 }),
        (given, lateHours, now) => {
          const first = firstMinute({ lateHours });
          const days = given.map((day) =>
            day.map(({ from, to }) => ({
              from: from + first,
              to: Math.min(to + first, lastMinute({ lateHours })),
            })),
          );
          const bands = gridBands(days, { lateHours }, [now + first]);
          expect(bands[0]?.from).toBe(first);
          expect(bands.at(-1)?.to).toBe(lastMinute({ lateHours }));
          bands.slice(1).forEach(({ from }, index) => expect(from).toBe(bands[index]?.to));
          const folded = bands.filter(({ isFolded }) => isFolded);
          for (const band of folded) {
            expect(band.to - band.from).toBeGreaterThanOrEqual(FOLD_HOURS * 60);
            expect(days.flat().some((span) => overlaps(span, band))).toBe(false);
            expect(now + first >= band.from && now + first < band.to).toBe(false);
          }
          const height = bands.reduce(
            (sum, { from, to, isFolded }) => sum + (isFolded ? FOLD_HEIGHT : (to - from) / 60),
            0,
          );
          expect(bandPosition(bands, lastMinute({ lateHours }))).toBeCloseTo(height);
          for (const { from, to } of days.flat()) {
            expect(bandPosition(bands, to) - bandPosition(bands, from)).toBeCloseTo(
              (to - from) / 60,
            );
          }
        },
      ),
    );
  });
});
