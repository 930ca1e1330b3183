import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedTimes } from '../testing/zones';
import { scheduleTime } from '../schedule/schedule-day';
import { isQuietAt, pushRoomAt } from './push-pace';

const at = (text: string) => Date.parse(text);
const night = { from: '23:00', to: '07:00' };
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minutes = fc.integer({ min: 0, max: 1_439 });

describe('quiet hours', () => {
  it('quiet hours are those of the clock on the wall, in 12 zones, over both changes of the clock', () => {
    fc.assert(
      fc.property(zonedTimes, minutes, minutes, ({ zone, time }, from, to) => {
        const { minute } = scheduleTime(time, { ...zone, lateHours: false });
        const isInside =
          from === to
            ? false
            : from < to
              ? minute >= from && minute < to
              : minute >= from || minute < to;
        const quiet = { from: clock(from), to: clock(to) };
        expect(isQuietAt(time, zone.timeZone, quiet)).toBe(isInside);
      }),
    );
  });

  it.each([
    ['2026-03-29T05:00:00Z', 'Europe/Berlin', false],
    ['2026-03-29T04:59:00Z', 'Europe/Berlin', true],
    ['2026-10-25T06:00:00Z', 'Europe/Berlin', false],
    ['2026-10-25T05:59:00Z', 'Europe/Berlin', true],
    ['2026-03-28T22:00:00Z', 'Europe/Berlin', true],
    ['2026-10-24T20:59:00Z', 'Europe/Berlin', false],
  ])('at %s in %s: %j, as summer time begins and ends', (time, zone, expected) => {
    expect(isQuietAt(at(time), zone, night)).toBe(expected);
  });

  it('an hour that comes twice is quiet twice, and one that does not come never', () => {
    const hour = { from: '02:00', to: '03:00' };
    const quietMinutes = (day: string) =>
      Array.from({ length: 1_500 }, (_, minute) => at(day) + minute * 60_000).filter((time) =>
        isQuietAt(time, 'Europe/Berlin', hour),
      ).length;
    expect(quietMinutes('2026-10-24T22:00:00Z')).toBe(120);
    expect(quietMinutes('2026-03-28T23:00:00Z')).toBe(0);
    expect(quietMinutes('2026-05-01T22:00:00Z')).toBe(60);
  });

  it('that begin when they end, or are not set, are none', () => {
    expect(isQuietAt(0, 'UTC', { from: '00:00', to: '00:00' })).toBe(false);
    expect(isQuietAt(0, 'UTC', null)).toBe(false);
  });
});

it('no hour has more notifications than were chosen, and there is room as early as that allows', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 1_200_000 }), { maxLength: 100 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 8 }), (steps, max) => {
      const sent: number[] = [];
      let now = 1_800_000_000_000;
      const within = (time: number) => sent.filter((one) => one > time - 3_600_000).length;
      for (const step of steps) {
        now += step;
        const room = pushRoomAt(sent, max, now);
        expect(room === undefined).toBe(within(now) < max);
        const isFirst = room === undefined || (within(room) < max && within(room - 1) >= max);
        expect(isFirst).toBe(true);
        if (room === undefined) sent.push(now);
      }
    }),
  );
});
