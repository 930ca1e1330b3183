/**
 * Times as they are entered for placeholders: a day and a time of day in a zone, and the moment they mean. JST, PST and GMT
 * are fixed distances from UTC, as their names say; only the viewer's own zone has summer time.
 */
import { DAY, HOUR, MINUTE } from '../time-units';

/** JST (UTC+9), PST (UTC-8, all year), GMT, or the zone of the viewer. */
export type PlaceholderZone = 'jst' | 'pst' | 'gmt' | 'local';

/** In the order in which they are offered. */
export const PLACEHOLDER_ZONES: readonly PlaceholderZone[] = ['jst', 'pst', 'gmt', 'local'];

/** What a clock and a calendar on the wall show. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/**
 * `gap`: the clock skips this time, because summer time begins: it is taken as many minutes later. `twice`: it shows this
 * time twice, because summer time ends: the first one is taken.
 */
export type WallTimeOddity = 'gap' | 'twice';

/** The moment that a day and a time of day mean. */
export interface ZonedMoment {
  /** Epoch ms. */
  readonly at: number;
  /** Default: a usual time. */
  readonly oddity?: WallTimeOddity;
}

const FIXED: Readonly<Record<Exclude<PlaceholderZone, 'local'>, number>> = {
  jst: 9 * HOUR,
  pst: -8 * HOUR,
  gmt: 0,
};

const DAY_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_FORM = /^([01]\d|2[0-3]):([0-5]\d)$/;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** Milliseconds to add to UTC for the wall time of a named zone at this moment. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(at / 1_000) * 1_000;
}

/** The wall time as if it were UTC; undefined if it is no day or no time of day. */
function wallClock({ day, time }: WallTime): number | undefined {
  const [, year, month, date] = DAY_FORM.exec(day) ?? [];
  const [, hour, minute] = TIME_FORM.exec(time) ?? [];
  if (date === undefined || minute === undefined) return undefined;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const isDay = new Date(midnight).toISOString().startsWith(`${year}-${month}-${date}`);
  return isDay ? midnight + Number(hour) * HOUR + Number(minute) * MINUTE : undefined;
}

/** The moment of a wall time in a named zone. Distances from UTC change less than once a day. */
function inNamedZone(wall: number, timeZone: string): ZonedMoment {
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  if (before === after) return { at: wall - before };
  const [first, second] = [wall - before, wall - after];
  const isFirst = offsetAt(first, timeZone) === before;
  const isSecond = offsetAt(second, timeZone) === after;
  if (isFirst && isSecond) return { at: first, oddity: 'twice' };
  if (isSecond) return { at: second };
  // In a gap neither is shown by the clock; the former distance gives the time as much later as the gap is long.
  return isFirst ? { at: first } : { at: first, oddity: 'gap' };
}

/** The moment that a wall time means; undefined if it is no day or no time of day. `local` is an IANA name. */
export function momentOf(
  wall: WallTime,
  zone: PlaceholderZone,
  local: string,
): ZonedMoment | undefined {
  const clock = wallClock(wall);
  if (clock === undefined) return undefined;
  return zone === 'local' ? inNamedZone(clock, local) : { at: clock - FIXED[zone] };
}

const MINUTE_DIGITS = 16;

/** What the clock shows at a moment, to the minute. */
export function wallTimeOf(at: number, zone: PlaceholderZone, local: string): WallTime {
  const offset = zone === 'local' ? offsetAt(at, local) : FIXED[zone];
  const [day = '', time = ''] = new Date(at + offset)
    .toISOString()
    .slice(0, MINUTE_DIGITS)
    .split('T');
  return { day, time };
}

/** The same time some days later; the wall time itself if its day is none. */
export function shiftDays(wall: WallTime, days: number): WallTime {
  const clock = wallClock({ day: wall.day, time: '00:00' });
  if (clock === undefined) return wall;
  return { ...wall, day: wallTimeOf(clock + days * DAY, 'gmt', 'UTC').day };
}

/** What the clock shows some hours later, also across midnight and summer time. */
export function shiftHours(
  wall: WallTime,
  hours: number,
  zone: PlaceholderZone,
  local: string,
): WallTime {
  const moment = momentOf(wall, zone, local);
  return moment ? wallTimeOf(moment.at + hours * HOUR, zone, local) : wall;
}
