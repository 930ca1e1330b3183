/** Days of a schedule as rows of a picture. */
import type { CardDay, CardTone, Video } from '@oshimado/contract';
import { isLive } from '../video/live-rule';
import { plainTitle } from '../video/video-links';
import { shortDay } from './days-in-words';
import { scheduleTime, type ScheduleZone } from './schedule-day';

/** A day with its streams. */
export interface DayOfStreams {
  /** `2026-11-27`. */
  readonly date: string;
  /** By their start. */
  readonly videos: readonly Video[];
}

/** Rows by day: what began before the first day is of the first. `start`: that day, `2026-11-27`. */
export function daysOfRows(
  videos: readonly Video[],
  start: string,
  zone: ScheduleZone,
): DayOfStreams[] {
  const byDate = new Map<string, Video[]>([[start, []]]);
  for (const video of videos) {
    const { date } = scheduleTime(Date.parse(video.available_at), zone);
    const shown = date < start ? start : date;
    byDate.set(shown, [...(byDate.get(shown) ?? []), video]);
  }
  return [...byDate].map(([date, ofDay]) => ({ date, videos: ofDay }));
}

function toneOf(video: Video, now: number): CardTone {
  if (isLive(video, now)) return 'live';
  return video.status === 'past' || video.status === 'missing' ? 'past' : 'upcoming';
}

const HOUR_MINUTES = 60;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `21:00`; with late hours up to `28:59`. */
function clockOf(time: number, zone: ScheduleZone): string {
  const { minute } = scheduleTime(time, zone);
  return `${twoDigits(Math.floor(minute / HOUR_MINUTES))}:${twoDigits(minute % HOUR_MINUTES)}`;
}

/** When, where and in which language days are written. */
export interface CardDaysOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** By whose clock. */
  readonly zone: ScheduleZone;
  /** Code of the language of the days. */
  readonly language: string;
}

/** The days of a card, those without streams left out. */
export function cardDays(
  days: readonly { readonly date: string; readonly videos?: readonly Video[] | undefined }[],
  { now, zone, language }: CardDaysOptions,
): CardDay[] {
  const { date: today } = scheduleTime(now, zone);
  return days
    .map(({ date, videos = [] }) => ({
      title: shortDay(date, { today, language }),
      rows: videos.map((video) => ({
        tone: toneOf(video, now),
        time: clockOf(Date.parse(video.available_at), zone),
        name: video.channel.name,
        title: plainTitle(video.title),
      })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
