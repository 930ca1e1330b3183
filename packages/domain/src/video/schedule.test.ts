import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryVideos, fromNow, HOUR, NOW, video } from '../testing/videos';
import { isLive } from './live-rule';
import { scheduleDays } from './schedule';

const at = (id: string, time: string) => video({ id, available_at: time, start_scheduled: time });

/** The ids of each day. */
const schedule = (now: string, timeZone: string, ...times: readonly string[]) =>
  scheduleDays(
    times.map((time) => at(time, time)),
    { now: Date.parse(now), timeZone, days: 3 },
  ).map(({ date, videos }) => [date, videos.map(({ id }) => id)]);

describe('the days of a schedule', () => {
  it('begin at midnight where the viewer is', () => {
    const [before, after] = ['2026-01-10T14:59:00Z', '2026-01-10T15:00:00Z'];
    expect(schedule('2026-01-10T12:00:00Z', 'Asia/Tokyo', before, after)).toEqual([
      ['2026-01-10', [before]],
      ['2026-01-11', [after]],
      ['2026-01-12', []],
    ]);
    expect(schedule('2026-01-10T12:00:00Z', 'UTC', before, after)[0]).toEqual([
      '2026-01-10',
      [before, after],
    ]);
  });

  it('move on at midnight', () => {
    const late = '2026-01-10T23:59:59.999Z';
    const later = '2026-01-11T00:30:00Z';
    expect(schedule(late, 'UTC', later).map(([date]) => date)).toEqual([
      '2026-01-10',
      '2026-01-11',
      '2026-01-12',
    ]);
    expect(schedule('2026-01-11T00:00:00Z', 'UTC', later)[0]).toEqual(['2026-01-11', [later]]);
  });

  it.each([
    // 23 hours, 25 hours, and half an hour more.
    ['2026-03-08T05:30:00Z', 'America/New_York', '2026-03-08', '2026-03-09T04:00:00Z'],
    ['2026-11-01T04:30:00Z', 'America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
    ['2026-04-04T13:30:00Z', 'Australia/Lord_Howe', '2026-04-05', '2026-04-05T13:30:00Z'],
  ])(
    'the days of a schedule are whole where the clock changes: %s in %s',
    (now, zone, today, midnight) => {
      const lastMinute = new Date(Date.parse(midnight) - 60_000).toISOString();
      const days = schedule(now, zone, lastMinute, midnight);
      expect(days[0]).toEqual([today, [lastMinute]]);
      expect(days[1]?.[1]).toEqual([midnight]);
    },
  );

  it('the days of a schedule have what is running today, whenever it began, and not what comes after them', () => {
    const running = video({ id: 'running', status: 'live', available_at: fromNow(-30 * HOUR) });
    const due = at('due', fromNow(-HOUR));
    const far = at('far', fromNow(72 * HOUR));
    const odd = video({ id: 'odd', available_at: 'soon' });
    const days = scheduleDays([running, due, odd, far], { now: NOW, timeZone: 'UTC', days: 3 });
    expect(days.map(({ videos }) => videos.map(({ id }) => id))).toEqual([
      ['running', 'due'],
      [],
      [],
    ]);
  });
});

it('each video of a schedule is on its own day once, in the order given, in any zone at any time', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Asia/Tokyo',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Etc/GMT+12',
  );
  const times = fc.integer({ min: NOW - 500 * 24 * HOUR, max: NOW + 500 * 24 * HOUR });
  fc.assert(
    fc.property(
      arbitraryVideos,
      zones,
      times,
      fc.integer({ min: 1, max: 7 }),
      (given, timeZone, now, days) => {
        const moved = given.map((one) => ({
          ...one,
          available_at: new Date(Date.parse(one.available_at) - NOW + now).toISOString(),
        }));
        const found = scheduleDays(moved, { now, timeZone, days });
        const dayOf = (time: number) => new Date(time).toLocaleDateString('sv', { timeZone });
        expect(found).toHaveLength(days);
        expect(found[0]?.date).toBe(dayOf(now));
        found.slice(1).forEach(({ date }, index) => {
          expect(Date.parse(date) - Date.parse(found[index]?.date ?? '')).toBe(24 * HOUR);
        });
        const last = found.at(-1)?.date ?? '';
        for (const [index, { date, videos }] of found.entries()) {
          const wanted = moved.filter((one) => {
            const start = Date.parse(one.available_at);
            const isToday = isLive(one, now) || start < now;
            return isToday ? index === 0 : dayOf(start) === date;
          });
          expect(videos).toEqual(wanted);
        }
        const left = moved.length - found.flatMap(({ videos }) => videos).length;
        expect(left).toBe(
          moved.filter(
            (one) =>
              !isLive(one, now) &&
              Date.parse(one.available_at) >= now &&
              dayOf(Date.parse(one.available_at)) > last,
          ).length,
        );
      },
    ),
  );
});
