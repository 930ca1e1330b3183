/** Which days an agenda loads at a time, and what is on them. */
import type { Video } from '@oshimado/contract';
import {
  agendaParts,
  daysAfter,
  daysBetween,
  scheduleTime,
  type ScheduleTime,
  type ScheduleZone,
} from '@oshimado/domain';
import type { ScheduleSpan } from '../../base/queries';

/** How far an agenda goes. */
export const DAYS_AHEAD = 28;

/** A day, with its streams by their start once they are there. */
export interface AgendaDay {
  readonly date: string;
  readonly videos: readonly Video[] | undefined;
}

/** What is over is many streams a day; the further a day is ahead, the fewer are known. */
function daysAtOnce(away: number): number {
  if (away < 1) return 1;
  if (away < 3) return 2;
  return away < 7 ? 4 : 7;
}

/** The first spans from a day on; fewer where the agenda ends. */
export function spansFrom(start: string, today: string, count: number): ScheduleSpan[] {
  const spans: ScheduleSpan[] = [];
  let date = start;
  while (spans.length < count && daysBetween(start, date) < DAYS_AHEAD) {
    const days = daysAtOnce(daysBetween(today, date));
    spans.push({ date, days });
    date = daysAfter(date, days);
  }
  return spans;
}

/** The days before a day, each a span of its own, the furthest first. */
export const spansBefore = (start: string, count: number): ScheduleSpan[] =>
  Array.from({ length: count }, (_, at) => ({ date: daysAfter(start, at - count), days: 1 }));

const dateOf = (video: Video, zone: ScheduleZone): ScheduleTime['date'] =>
  scheduleTime(Date.parse(video.available_at), zone).date;

/** The days of a span with its streams; without streams yet, one day that is loading. */
export function daysOfSpan(
  { date, days }: ScheduleSpan,
  videos: readonly Video[] | undefined,
  zone: ScheduleZone,
): AgendaDay[] {
  if (!videos) return [{ date, videos: undefined }];
  return Array.from({ length: days }, (_, at) => {
    const day = daysAfter(date, at);
    return { date: day, videos: videos.filter((video) => dateOf(video, zone) === day) };
  });
}

/** The rows of a day, at a moment (epoch ms): what has begun, with or without what is over, and what has not. */
export function rowsOfDay(videos: readonly Video[], now: number, isFolded: boolean) {
  const { over, running, coming } = agendaParts(videos, now);
  return { begun: isFolded ? running : [...over, ...running], coming };
}
