/** Streams of several days as blocks of a grid: on which day, from which minute to which, and beside which others. */
import type { Video } from '@oshimado/contract';
import { HOUR } from '../time-units';
import { isLive } from '../video/live-rule';
import {
  daysBetween,
  firstMinute,
  lastMinute,
  scheduleTime,
  type ScheduleZone,
} from './schedule-day';

/** The length of a stream that is not known yet; calendars of the server say the same. */
const USUAL_MS = HOUR;

/** When a stream ends, as epoch ms: as known, for what is running not before now, else after the usual hour. */
export function endOf(video: Video, now: number): number {
  const start = Date.parse(video.available_at);
  const isOver = video.status === 'past' || video.status === 'missing';
  if (video.duration > 0) return start + video.duration * 1_000;
  return isLive(video, now) && !isOver ? Math.max(now, start + USUAL_MS) : start + USUAL_MS;
}

/** From one minute of a day to another. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

/** Where a span is among those that overlap it. */
export interface OverlapPlace {
  /** From 0. */
  readonly column: number;
  /** How many columns its group has: the most of its spans at any one time. */
  readonly columns: number;
}

/** Puts spans that overlap side by side, in as few columns as their group needs. One place for each, in the order given. */
export function overlapPlaces(spans: readonly MinuteSpan[]): OverlapPlace[] {
  const order = spans
    .map((span, index) => ({ ...span, index }))
    .sort((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  const places: OverlapPlace[] = spans.map(() => ({ column: 0, columns: 1 }));
  /** The spans that touch each other in time, and when each of their columns is free again. */
  let group: { readonly index: number; readonly column: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { index, column } of group) places[index] = { column, columns: ends.length };
    group = [];
    ends = [];
  };
  for (const { from, to, index } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = to;
    group.push({ index, column });
  }
  close();
  return places;
}

/** A stream on one of the days of a grid. */
export interface GridBlock extends MinuteSpan, OverlapPlace {
  readonly video: Video;
  /** Whether it began on an earlier day. */
  readonly isContinued: boolean;
}

/** Which days a grid has, and when it is looked at. */
export interface GridOptions extends ScheduleZone {
  /** The first of its days, `2026-11-27`. */
  readonly from: string;
  /** How many. */
  readonly days: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A block is at least so many minutes high, so that its title can be read. */
export const SHORTEST_BLOCK = 30;

type Span = Omit<GridBlock, keyof OverlapPlace> & { readonly day: number };

function spansOf(video: Video, { from, days, now, ...zone }: GridOptions): Span[] {
  const begin = Date.parse(video.available_at);
  if (Number.isNaN(begin)) return [];
  const start = scheduleTime(begin, zone);
  // A stream until midnight is not on the day after.
  const end = scheduleTime(Math.max(begin, endOf(video, now) - 1), zone);
  const [first, last] = [firstMinute(zone), lastMinute(zone)];
  const [startDay, endDay] = [daysBetween(from, start.date), daysBetween(from, end.date)];
  return Array.from({ length: endDay - startDay + 1 }, (_, at) => startDay + at)
    .filter((day) => day >= 0 && day < days)
    .map((day) => {
      const wanted = day === startDay ? start.minute : first;
      const least = Math.min(wanted, last - SHORTEST_BLOCK);
      const until = day === endDay ? end.minute + 1 : last;
      return {
        video,
        day,
        isContinued: day !== startDay,
        from: least,
        to: Math.max(until, least + SHORTEST_BLOCK),
      };
    });
}

/** The blocks of each day, by their start. What goes on after midnight has a block on each of its days. */
export function gridDays(videos: readonly Video[], options: GridOptions): GridBlock[][] {
  const spans = videos.flatMap((video) => spansOf(video, options));
  return Array.from({ length: options.days }, (_, index) => {
    const ofDay = spans
      .filter(({ day }) => day === index)
      .sort((a, b) => a.from - b.from || b.to - a.to);
    const places = overlapPlaces(ofDay);
    return ofDay.map(({ day: _day, ...span }, at) => ({
      ...span,
      column: places[at]?.column ?? 0,
      columns: places[at]?.columns ?? 1,
    }));
  });
}

/** A part of the day, from hour to hour, in all columns of a grid. */
export interface GridBand extends MinuteSpan {
  /** Nothing is on it, on no day, so that it is drawn as one low row. */
  readonly isFolded: boolean;
}

/** Fewer empty hours than this are not worth a fold. */
export const FOLD_HOURS = 3;

/** The hours of a day, those without a stream on any of the days folded. `kept`: minutes that are never folded, such as that of now. */
export function gridBands(
  days: readonly (readonly MinuteSpan[])[],
  zone: Pick<ScheduleZone, 'lateHours'>,
  kept: readonly number[] = [],
): GridBand[] {
  const first = firstMinute(zone);
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    from: first + hour * 60,
    to: first + (hour + 1) * 60,
  }));
  const all = days.flat();
  const isBusy = ({ from, to }: MinuteSpan) =>
    all.some((span) => span.from < to && span.to > from) ||
    kept.some((minute) => minute >= from && minute < to);
  const bands: GridBand[] = [];
  for (const hour of hours) {
    const isFolded = !isBusy(hour);
    const before = bands.at(-1);
    if (isFolded && before?.isFolded) bands[bands.length - 1] = { ...before, to: hour.to };
    else bands.push({ ...hour, isFolded });
  }
  return bands.flatMap((band) =>
    band.isFolded && band.to - band.from < FOLD_HOURS * 60
      ? hours
          .filter(({ from }) => from >= band.from && from < band.to)
          .map((hour) => ({ ...hour, isFolded: false }))
      : [band],
  );
}

/** The height of a fold, in hours. */
export const FOLD_HEIGHT = 0.5;

/** How far down a minute is, in hours of height. */
export function bandPosition(bands: readonly GridBand[], minute: number): number {
  let height = 0;
  for (const { from, to, isFolded } of bands) {
    const own = isFolded ? FOLD_HEIGHT : (to - from) / 60;
    if (minute < to) return height + own * (Math.max(0, minute - from) / (to - from));
    height += own;
  }
  return height;
}
