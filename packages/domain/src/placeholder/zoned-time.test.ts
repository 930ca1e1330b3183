import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../time-units';
import {
  momentOf,
  PLACEHOLDER_ZONES,
  shiftDays,
  shiftHours,
  wallTimeOf,
  type PlaceholderZone,
} from './zoned-time';

const wall = (day: string, time: string) => ({ day, time });
const iso = (day: string, time: string, zone: PlaceholderZone, local = 'UTC') => {
  const moment = momentOf(wall(day, time), zone, local);
  return moment && new Date(moment.at).toISOString();
};

describe('a wall time', () => {
  it.each<[PlaceholderZone, string]>([
    ['jst', '2026-07-01T11:00:00.000Z'],
    ['pst', '2026-07-02T04:00:00.000Z'],
    ['gmt', '2026-07-01T20:00:00.000Z'],
  ])('in %s is as far from UTC in summer as in winter', (zone, summer) => {
    expect(iso('2026-07-01', '20:00', zone)).toBe(summer);
    const winter = summer.replace('2026-07-01', '2026-01-01').replace('2026-07-02', '2026-01-02');
    expect(iso('2026-01-01', '20:00', zone)).toBe(winter);
  });

  it.each([
    ['Europe/Berlin', '2026-01-10', '2026-01-10T19:00:00.000Z'],
    ['Europe/Berlin', '2026-07-10', '2026-07-10T18:00:00.000Z'],
    ['America/Los_Angeles', '2026-07-10', '2026-07-11T03:00:00.000Z'],
    ['Asia/Kathmandu', '2026-07-10', '2026-07-10T14:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-10', '2026-07-10T06:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-07-10', '2026-07-11T07:00:00.000Z'],
  ])('in %s on %s is in its summer or winter time', (local, day, at) => {
    expect(iso(day, '20:00', 'local', local)).toBe(at);
  });

  it('a wall time that the clock skips is later by as much as it skips', () => {
    const moment = momentOf(wall('2026-03-29', '02:30'), 'local', 'Europe/Berlin');
    expect(moment).toEqual({ at: Date.parse('2026-03-29T01:30:00.000Z'), oddity: 'gap' });
    expect(wallTimeOf(moment?.at ?? 0, 'local', 'Europe/Berlin').time).toBe('03:30');
  });

  it('a wall time that the clock shows twice is the first one', () => {
    const moment = momentOf(wall('2026-10-25', '02:30'), 'local', 'Europe/Berlin');
    expect(moment).toEqual({ at: Date.parse('2026-10-25T00:30:00.000Z'), oddity: 'twice' });
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['', '10:00'],
    ['2026-01-01', ''],
    ['2026-01-01', '24:00'],
    ['2026-01-01', '9:00'],
    ['tomorrow', 'noon'],
  ])('%j %j means nothing', (day, time) => {
    expect(PLACEHOLDER_ZONES.map((zone) => momentOf(wall(day, time), zone, 'UTC'))).toEqual(
      PLACEHOLDER_ZONES.map(() => undefined),
    );
  });
});

const LOCALS = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const zones = fc.constantFrom(...PLACEHOLDER_ZONES);
const locals = fc.constantFrom(...LOCALS);
/** Whole minutes of the years in which placeholders are entered. */
const moments = fc
  .integer({ min: Date.UTC(2020, 0) / MINUTE, max: Date.UTC(2040, 0) / MINUTE })
  .map((minutes) => minutes * MINUTE);

describe('moments and wall times', () => {
  it('lead back to each other, but for the second of two equal times', () => {
    fc.assert(
      fc.property(moments, zones, locals, (at, zone, local) => {
        const shown = wallTimeOf(at, zone, local);
        const back = momentOf(shown, zone, local);
        // Clocks are set back by an hour, on Lord Howe Island by half of one.
        const possible = back?.oddity === 'twice' ? [at, at - HOUR, at - HOUR / 2] : [at];
        expect(possible).toContain(back?.at);
        expect(back?.oddity).not.toBe('gap');
      }),
    );
  });

  it('of an hour later are an hour later, whatever the clock does', () => {
    fc.assert(
      fc.property(moments, zones, locals, fc.constantFrom(-1, 1), (at, zone, local, hours) => {
        const from = momentOf(wallTimeOf(at, zone, local), zone, local)?.at ?? 0;
        const shifted = shiftHours(wallTimeOf(at, zone, local), hours, zone, local);
        expect(shifted).toEqual(wallTimeOf(from + hours * HOUR, zone, local));
      }),
    );
  });

  it('of a day later have the same time, and lead back', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const shown = wallTimeOf(at, zone, 'UTC');
        const next = shiftDays(shown, 1);
        expect(next.time).toBe(shown.time);
        expect(next.day > shown.day).toBe(true);
        expect(shiftDays(next, -1)).toEqual(shown);
      }),
    );
  });

  it('shift across months, years and midnight', () => {
    expect(shiftDays(wall('2026-12-31', '23:00'), 1)).toEqual(wall('2027-01-01', '23:00'));
    expect(shiftDays(wall('2028-02-28', '23:00'), 1)).toEqual(wall('2028-02-29', '23:00'));
    expect(shiftHours(wall('2026-12-31', '23:30'), 1, 'jst', 'UTC')).toEqual(
      wall('2027-01-01', '00:30'),
    );
    expect(shiftDays(wall('no day', '23:00'), 1)).toEqual(wall('no day', '23:00'));
    expect(shiftHours(wall('2026-12-31', ''), 1, 'jst', 'UTC')).toEqual(wall('2026-12-31', ''));
  });
});
