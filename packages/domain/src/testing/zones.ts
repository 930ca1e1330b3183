/** Zones for the tests of schedules, and the days on which their clocks change; not part of what the package exports. */
import * as fc from 'fast-check';
import { DAY, MINUTE } from '../time-units';
import type { ScheduleZone } from '../schedule/schedule-day';

/** IANA names of 12 zones. */
export const zoneNames = [
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Europe/Berlin',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;

const offsetOn = (time: number, timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;

const YEAR = Date.UTC(2026, 0, 1);

/** The first moments of the days of 2026 (UTC) before which the clock of a zone was changed. */
const changesOf = (timeZone: string): number[] =>
  Array.from({ length: 365 }, (_, day) => YEAR + day * DAY).filter(
    (time) => offsetOn(time, timeZone) !== offsetOn(time - DAY, timeZone),
  );

const changes = new Map(zoneNames.map((name) => [name, changesOf(name)]));

/** How many of the zones change their clocks. */
export const changing = zoneNames.filter((name) => changes.get(name)?.length === 2).length;

const zones: fc.Arbitrary<ScheduleZone> = fc.record({
  timeZone: fc.constantFrom(...zoneNames),
  lateHours: fc.boolean(),
});

/** A zone and a whole minute of 2026, most often one around a change of its clock. */
export const zonedTimes = zones.chain((zone) => {
  const ofZone = zoneNames.flatMap((name) =>
    name === zone.timeZone ? (changes.get(name) ?? []) : [],
  );
  const near = (time: number) =>
    fc.integer({ min: -2 * 24 * 60, max: 2 * 24 * 60 }).map((minutes) => time + minutes * MINUTE);
  const any = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minutes) => YEAR + minutes * MINUTE);
  return fc.record({ zone: fc.constant(zone), time: fc.oneof(any, ...ofZone.map(near)) });
});
