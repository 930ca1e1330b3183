/**
 * Days of a schedule, counted by the clock on a wall: when a day begins, which day a time is on, and how that time is written. With late
 * hours a day goes on after midnight, as in announcements from Japan: 25:30 is half past one of the day after.
 */
import type { Video } from '@oshimado/contract';
import { clockTimes, type ClockTimes } from '../format/dates';
import { dateFormat, TOKYO_ZONE, tokyoName } from '../format/relative-time';
import { DAY, HOUR, MINUTE } from '../time-units';

/** How long a day goes on after midnight: its last minute is 28:59. */
const LATE_HOURS = 5;

const MINUTES_A_DAY = 24 * 60;

/** By which clock days are counted. */
export interface ScheduleZone {
  /** IANA name. */
  readonly timeZone: string;
  /** Whether a day ends at 29:00 instead of midnight. Default false. */
  readonly lateHours?: boolean | undefined;
}

/** A time on a day of a schedule. */
export interface ScheduleTime {
  /** `2026-11-27`. */
  readonly date: string;
  /** Minutes since midnight of that date: from 0, with late hours from 300, for 24 hours. */
  readonly minute: number;
}

/** The first minute of a day. */
export const firstMinute = ({ lateHours = false }: Pick<ScheduleZone, 'lateHours'>): number =>
  lateHours ? LATE_HOURS * 60 : 0;

/** The minute at which a day is over. */
export const lastMinute = (zone: Pick<ScheduleZone, 'lateHours'>): number =>
  firstMinute(zone) + MINUTES_A_DAY;

/** The day so many days after another, both as `2026-11-27`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Whether a text is a day as schedules write it, and there is such a day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** How many days after `from` a day is. */
export const daysBetween = (from: string, date: string): number =>
  Math.round((Date.parse(date) - Date.parse(from)) / DAY);

function wallTime(time: number, timeZone: string): ScheduleTime {
  const parts = dateFormat('en', timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The day of a schedule that a time (epoch ms) is on, and its minute. */
export function scheduleTime(time: number, zone: ScheduleZone): ScheduleTime {
  const { date, minute } = wallTime(time, zone.timeZone);
  return minute < firstMinute(zone)
    ? { date: daysAfter(date, -1), minute: minute + MINUTES_A_DAY }
    : { date, minute };
}

/** Whether a stream that is running is listed on a later day than the one on which it began. */
export const isContinued = (
  { status, available_at }: Pick<Video, 'status' | 'available_at'>,
  date: string,
  zone: ScheduleZone,
): boolean => status === 'live' && scheduleTime(Date.parse(available_at), zone).date < date;

/** No zone is further from UTC than this. */
const FURTHEST = 15 * HOUR;

/**
 * When the clocks show a minute of a day, as epoch ms: where they skip it, the first minute after it; where they show it twice,
 * one of both.
 */
export function timeOfMinute({ date, minute }: ScheduleTime, zone: ScheduleZone): number {
  const near = Date.parse(date) + minute * MINUTE;
  let before = near - FURTHEST;
  let after = near + FURTHEST;
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / (2 * MINUTE)) * MINUTE;
    const shown = scheduleTime(middle, zone);
    if (shown.date < date || (shown.date === date && shown.minute < minute)) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * When a day begins, as epoch ms: at its first minute, or where the clocks skip that, at the first after it. A day without a single
 * minute, which a zone that changes the date has, begins and ends at once.
 */
export const dayStart = (date: string, zone: ScheduleZone): number =>
  timeOfMinute({ date, minute: firstMinute(zone) }, zone);

/**
 * As `timeOfMinute`, for many minutes of one day: only on a day on which the clocks change each of them is looked for.
 */
export function timesOfDay(date: string, zone: ScheduleZone): (minute: number) => number {
  const start = dayStart(date, zone);
  const hasAllHours = dayStart(daysAfter(date, 1), zone) - start === DAY;
  return (minute) =>
    hasAllHours
      ? start + (minute - firstMinute(zone)) * MINUTE
      : timeOfMinute({ date, minute }, zone);
}

/** `25:30`. */
const lateClock = ({ minute }: ScheduleTime) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** A minute of a day as the clock has it there: in the style of the language, or with late hours `25:30`. */
export const minuteInWords = (
  minute: number,
  language: string,
  { lateHours = false }: Pick<ScheduleZone, 'lateHours'>,
): string =>
  lateHours
    ? lateClock({ date: '', minute })
    : dateFormat(language, 'UTC', { hour: 'numeric', minute: '2-digit' }).format(minute * MINUTE);

/** The time of day in the zone of a schedule, and in Tokyo where the clocks there are others. */
export function scheduleClock(time: number, language: string, zone: ScheduleZone): ClockTimes {
  if (!zone.lateHours) return clockTimes(time, language, zone.timeZone);
  const here = scheduleTime(time, zone);
  const there = scheduleTime(time, { ...zone, timeZone: TOKYO_ZONE });
  const local = lateClock(here);
  if (here.date === there.date && here.minute === there.minute) return { local, tokyo: undefined };
  const weekday = dateFormat(language, 'UTC', { weekday: 'short' }).format(Date.parse(there.date));
  const clock = `${lateClock(there)} ${tokyoName(language)}`;
  return { local, tokyo: here.date === there.date ? clock : `${weekday} ${clock}` };
}
