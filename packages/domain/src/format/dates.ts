/** Days and times of day in words, as schedules and details show them. */
import { DAY } from '../time-units';
import { localeTag } from './locale';
import { cached, dateFormat, dayOf, timeWithZone, TOKYO_ZONE, zoneIn } from './relative-time';

/** A time of day as a schedule has it. */
export interface ClockTimes {
  /** In the viewer's zone. */
  readonly local: string;
  /** In Tokyo, with the name of that zone, and with the weekday where that is another one; undefined where the clocks are equal. */
  readonly tokyo: string | undefined;
}

/** The time of day in a zone, and in Tokyo where that is another one. */
export function clockTimes(time: number, language: string, timeZone: string): ClockTimes {
  const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const local = dateFormat(language, timeZone, clock).format(time);
  if (local === dateFormat(language, TOKYO_ZONE, clock).format(time))
    return { local, tokyo: undefined };
  const isSameDay = dayOf(time, timeZone) === dayOf(time, TOKYO_ZONE);
  const tokyo = timeWithZone(time, language, TOKYO_ZONE, {
    ...clock,
    ...(!isSameDay && { weekday: 'short' }),
  });
  return { local, tokyo };
}

/** A day as the heading of what happens on it. */
export interface DayInWords {
  /** "Friday, November 27"; of another year than today's "Tuesday, January 5, 2027". */
  readonly date: string;
  /** "yesterday", "today" or "tomorrow"; undefined for any other day. */
  readonly relative: string | undefined;
}

/** A day (`2026-11-27`) that is so many days away from today. */
export function dayInWords(day: string, away: number, language: string): DayInWords {
  const time = Date.parse(day);
  const yearOf = (of: number) => new Date(of).getUTCFullYear();
  const date = dateFormat(language, 'UTC', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(yearOf(time) !== yearOf(time - away * DAY) && { year: 'numeric' }),
  });
  const near = cached(
    `n:${language}`,
    () => new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'auto' }),
  );
  return {
    date: date.format(time),
    relative: Math.abs(away) < 2 ? near.format(away, 'day') : undefined,
  };
}

/** The name of a zone as its clocks are at a time, such as "GMT+9". */
export const zoneName = (timeZone: string, language: string, time: number): string =>
  zoneIn(dateFormat(language, timeZone, { timeZoneName: 'short' }), time) ?? timeZone;

/** A day that is the same everywhere (`2026-02-26`, or a moment of it in UTC), such as "Feb 26, 2026". */
export const writtenDay = (day: string, language: string): string =>
  dateFormat(language, 'UTC', { dateStyle: 'medium' }).format(Date.parse(day));

/** The date in full, such as "February 26, 2026". */
export const fullDate = (time: number, language: string, timeZone: string): string =>
  dateFormat(language, timeZone, { dateStyle: 'long' }).format(time);

/** Date and time of day in full, such as "February 26, 2026 at 9:00 PM". */
export const fullTime = (time: number, language: string, timeZone: string): string =>
  dateFormat(language, timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(time);
