/** Streams of several days as blocks of a grid: on which day, from which minute to which, and beside which others. */
import type { Video } from '@oshimado/contract';
import { HOUR } from '../time-units';
import { isLive } from '../video/live-rule';
import { inTimeOrder } from './agenda';
import { packSpans, type ColumnPlace, type MinuteSpan } from './grid-columns';
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

/** A stream on one of the days of a grid. */
export interface GridBlock extends MinuteSpan, ColumnPlace {
  readonly kind: 'stream';
  readonly video: Video;
  /** Whether it began on an earlier day. */
  readonly isContinued: boolean;
}

/** Streams of a day without room beside the others. */
export interface GridStack extends MinuteSpan {
  readonly kind: 'stack';
  /** By their start. */
  readonly videos: readonly Video[];
}

/** What is on a day of a grid. */
export type GridCell = GridBlock | GridStack;

/** Which days a grid has, and when it is looked at. */
export interface GridOptions extends ScheduleZone {
  /** The first of its days, `2026-11-27`. */
  readonly from: string;
  /** How many. */
  readonly days: number;
  /** How many streams are side by side at most. */
  readonly columns: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A block is at least so many minutes high, so that its title can be read. */
export const SHORTEST_BLOCK = 30;

type Span = Omit<GridBlock, 'kind' | keyof ColumnPlace> & { readonly day: number };

function spansOf(
  video: Video,
  { from, days, columns: _columns, now, ...zone }: GridOptions,
): Span[] {
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

const byStart = (a: MinuteSpan, b: MinuteSpan) => a.from - b.from;

function cellsOf(spans: readonly Span[], columns: number): GridCell[] {
  const { places, stacks } = packSpans(spans, columns);
  const blocks = spans.flatMap(({ day: _day, ...span }, at): GridBlock[] => {
    const place = places[at];
    return place ? [{ kind: 'stream', ...span, ...place }] : [];
  });
  // On a day that they go on to, all begin at once.
  const videosOf = (indexes: readonly number[]) =>
    inTimeOrder(indexes.flatMap((index) => spans[index]?.video ?? []));
  return [
    ...blocks,
    ...stacks.map(({ indexes, ...span }): GridStack => ({
      kind: 'stack',
      ...span,
      videos: videosOf(indexes),
    })),
  ].sort(byStart);
}

/**
 * The cells of each day, by their start: streams, and those without room beside them as stacks. What goes on after midnight is on each of
 * its days.
 */
export function gridDays(videos: readonly Video[], options: GridOptions): GridCell[][] {
  const spans = videos.flatMap((video) => spansOf(video, options));
  return Array.from({ length: options.days }, (_, index) => {
    const ofDay = spans
      .filter(({ day }) => day === index)
      .sort((a, b) => byStart(a, b) || b.to - a.to);
    return cellsOf(ofDay, options.columns);
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
