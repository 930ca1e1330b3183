/** Which streams are on which of the next days, as a viewer counts days. */
import type { Video } from '@oshimado/contract';
import { dayOf } from '../format/relative-time';
import { DAY } from '../time-units';
import { isLive } from './live-rule';

/** A day of a schedule. */
export interface ScheduleDay {
  /** `2026-11-27`, in the viewer's zone. */
  readonly date: string;
  /** In the order given; empty on a day without streams. */
  readonly videos: readonly Video[];
}

/** From when, for how many days and where a schedule is. */
export interface ScheduleOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA name of the viewer's zone. */
  readonly timeZone: string;
  /** How many days, with today. */
  readonly days: number;
}

/** Days are counted by their dates, so that the lengths of days with a change of the clock do not matter. */
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * The days from today on, each with what begins on it. What is running is of today, whenever it began; what begins after the last day, or at
 * no time that can be read, is left out.
 */
export function scheduleDays(
  videos: readonly Video[],
  { now, timeZone, days }: ScheduleOptions,
): ScheduleDay[] {
  const today = dayOf(now, timeZone);
  const byDate = new Map<string, Video[]>(
    Array.from({ length: days }, (_, at) => [dayAfter(today, at), []]),
  );
  for (const video of videos) {
    const start = Date.parse(video.available_at);
    if (Number.isNaN(start)) continue;
    const date = isLive(video, now) || start < now ? today : dayOf(start, timeZone);
    byDate.get(date)?.push(video);
  }
  return [...byDate].map(([date, ofDay]) => ({ date, videos: ofDay }));
}
