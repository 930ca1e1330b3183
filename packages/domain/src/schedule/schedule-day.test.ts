import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changing, zonedTimes } from '../testing/zones';
import { DAY, HOUR, MINUTE } from '../time-units';
import {
  dayStart,
  daysAfter,
  daysBetween,
  firstMinute,
  isContinued,
  isDay,
  lastMinute,
  minuteInWords,
  scheduleClock,
  scheduleTime,
  timeOfMinute,
  timesOfDay,
} from './schedule-day';

const at = (text: string) => Date.parse(text);
const late = { timeZone: 'Asia/Tokyo', lateHours: true };

it('a stream is continued on a later day than its own while it runs, by the clock of the schedule', () => {
  const stream = { status: 'live', available_at: '2026-03-01T16:30:00.000Z' } as const;
  const tokyo = { timeZone: 'Asia/Tokyo' };
  expect(isContinued(stream, '2026-03-02', { timeZone: 'UTC' })).toBe(true);
  expect(isContinued(stream, '2026-03-01', { timeZone: 'UTC' })).toBe(false);
  // Half past one of the next day in Tokyo, or 25:30 of the same one.
  expect(isContinued(stream, '2026-03-02', tokyo)).toBe(false);
  expect(isContinued(stream, '2026-03-02', late)).toBe(true);
  expect(isContinued({ ...stream, status: 'past' }, '2026-03-02', late)).toBe(false);
});

describe('a day of a schedule', () => {
  it('a day of a schedule holds each time once, in 12 zones, over both changes of the clock', () => {
    expect(changing).toBe(8);
    fc.assert(
      fc.property(zonedTimes, ({ zone, time }) => {
        const { date, minute } = scheduleTime(time, zone);
        const [start, end] = [dayStart(date, zone), dayStart(daysAfter(date, 1), zone)];
        expect(start).toBeLessThanOrEqual(time);
        expect(time).toBeLessThan(end);
        expect(scheduleTime(start, zone).date).toBe(date);
        expect(scheduleTime(start - MINUTE, zone).date).toBe(daysAfter(date, -1));
        expect((end - start) % (30 * MINUTE)).toBe(0);
        expect(Math.abs(end - start - DAY)).toBeLessThanOrEqual(HOUR);
        expect(minute).toBeGreaterThanOrEqual(firstMinute(zone));
        expect(minute).toBeLessThan(lastMinute(zone));
      }),
    );
  });

  it('a day of a schedule has the date and the clock that are on the wall, which late hours only write otherwise', () => {
    fc.assert(
      fc.property(zonedTimes, ({ zone, time }) => {
        const { date, minute } = scheduleTime(time, zone);
        const wall = new Date(at(date) + minute * MINUTE).toISOString().slice(0, 16);
        const known = new Date(time).toLocaleString('sv', { timeZone: zone.timeZone });
        expect(wall.replace('T', ' ')).toBe(known.slice(0, 16));
      }),
    );
  });

  it('a day of a schedule begins after an hour that its clock skips', () => {
    // Midnight of that day is one o'clock.
    const santiago = { timeZone: 'America/Santiago' };
    const start = dayStart('2026-09-06', santiago);
    expect(new Date(start).toISOString()).toBe('2026-09-06T04:00:00.000Z');
    expect(scheduleTime(start, santiago)).toEqual({ date: '2026-09-06', minute: 60 });
  });

  it('a minute of a day is when the clock of its zone shows it, also after a change of the clock', () => {
    fc.assert(
      fc.property(zonedTimes, ({ zone, time }) => {
        const shown = scheduleTime(time, zone);
        const found = timeOfMinute(shown, zone);
        expect(scheduleTime(found, zone)).toEqual(shown);
        expect(timesOfDay(shown.date, zone)(shown.minute)).toBe(found);
      }),
    );
    const berlin = { timeZone: 'Europe/Berlin' };
    const on = (date: string, hour: number) =>
      new Date(timeOfMinute({ date, minute: hour * 60 }, berlin)).toISOString();
    expect(on('2026-10-25', 10)).toBe('2026-10-25T09:00:00.000Z');
    expect(on('2026-03-29', 10)).toBe('2026-03-29T08:00:00.000Z');
    // Two o'clock is three o'clock on that day.
    expect(on('2026-03-29', 2)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('a day of a schedule goes on until five where the hours are late', () => {
    expect(scheduleTime(at('2026-01-10T16:30Z'), late)).toEqual({
      date: '2026-01-10',
      minute: 25 * 60 + 30,
    });
    expect(scheduleTime(at('2026-01-10T19:59Z'), late).date).toBe('2026-01-10');
    expect(scheduleTime(at('2026-01-10T20:00Z'), late)).toEqual({
      date: '2026-01-11',
      minute: 300,
    });
  });

  it('a day of a schedule is counted by dates', () => {
    expect(daysAfter('2026-02-27', 3)).toBe('2026-03-02');
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
    expect(['2028-02-29', '2026-02-29', '2026-2-1', 'today', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the clock of a schedule', () => {
  const time = at('2026-01-10T16:30Z');
  const clock = (timeZone: string, lateHours: boolean, language = 'en') => {
    const { local, tokyo } = scheduleClock(time, language, { timeZone, lateHours });
    return [local, tokyo];
  };

  it('the clock of a schedule is that of the viewer and that of Tokyo, with the weekday where it is another day there', () => {
    expect(clock('Europe/Berlin', false, 'de')).toEqual(['17:30', 'So, 01:30 JST']);
    expect(clock('Asia/Tokyo', false, 'ja')).toEqual(['1:30', undefined]);
  });

  it('the clock of a schedule goes on after 24 where the hours are late, and has the weekday less often', () => {
    expect(clock('Asia/Tokyo', true)).toEqual(['25:30', undefined]);
    expect(clock('Europe/Berlin', true)).toEqual(['17:30', '25:30 JST']);
    expect(clock('Pacific/Kiritimati', true)).toEqual(['6:30', 'Sat 25:30 JST']);
  });

  it('names hours in the style of the language', () => {
    const hours = (language: string, lateHours: boolean) =>
      [0, 13 * 60, 25 * 60].map((minute) => minuteInWords(minute, language, { lateHours }));
    expect(hours('de', false).slice(0, 2)).toEqual(['0:00', '13:00']);
    expect(hours('de', true).slice(1)).toEqual(['13:00', '25:00']);
  });
});
