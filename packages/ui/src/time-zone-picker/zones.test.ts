import { describe, expect, it } from 'vitest';
import { offsetOf, zoneOptions } from './zones';

const SUMMER = Date.UTC(2026, 6, 1);
const WINTER = Date.UTC(2026, 0, 1);

describe('time zones', () => {
  it.each([
    ['Asia/Tokyo', SUMMER, '+09:00'],
    ['Europe/Berlin', SUMMER, '+02:00'],
    ['Europe/Berlin', WINTER, '+01:00'],
    ['UTC', SUMMER, '+00:00'],
    ['Asia/Kathmandu', SUMMER, '+05:45'],
  ])('%s is at %d %s from UTC', (zone, at, offset) => {
    expect(offsetOf(zone, at)).toBe(offset);
  });

  it('go from west to east, by city, and are found by region and name', () => {
    const zones = ['Asia/Tokyo', 'America/New_York', 'Europe/Berlin'];
    const options = zoneOptions(zones, { at: SUMMER, locale: 'en' });
    expect(options.map(({ label }) => label)).toEqual(['New York', 'Berlin', 'Tokyo']);
    expect(options[2]).toMatchObject({ value: 'Asia/Tokyo', hint: '+09:00' });
    expect(options[2]?.keywords).toContain('Japan');
  });

  it('leave out what the platform does not know', () => {
    expect(zoneOptions(['Mars/Olympus', 'UTC'], { at: SUMMER, locale: 'en' })).toHaveLength(1);
  });

  it('time zones are all that the platform has', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zoneOptions(zones, { at: SUMMER, locale: 'ja' })).toHaveLength(zones.length);
  });
});
