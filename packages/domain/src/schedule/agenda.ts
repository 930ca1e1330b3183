/** Streams as a list of days: what is over, running and coming, and days without any as one line. */
import type { Video } from '@oshimado/contract';
import { isLive } from '../video/live-rule';

/** A day of an agenda by what is to be done about its streams; each part by their start. */
export interface AgendaParts {
  readonly over: readonly Video[];
  readonly running: readonly Video[];
  readonly coming: readonly Video[];
}

const byStart = (a: Video, b: Video) =>
  Date.parse(a.available_at) - Date.parse(b.available_at) || (a.id < b.id ? -1 : 1);

/** Each stream once, in the order of their starts. */
export const inTimeOrder = (videos: readonly Video[]): Video[] =>
  [...new Map(videos.map((video) => [video.id, video])).values()].sort(byStart);

/** Divides the streams of a day at a moment (epoch ms). */
export function agendaParts(videos: readonly Video[], now: number): AgendaParts {
  const over: Video[] = [];
  const running: Video[] = [];
  const coming: Video[] = [];
  for (const video of inTimeOrder(videos)) {
    const isOver = video.status === 'past' || video.status === 'missing';
    const part = isLive(video, now) ? running : isOver ? over : coming;
    part.push(video);
  }
  return { over, running, coming };
}

/** A day, or several without streams as one. */
export type AgendaEntry<T> =
  | { readonly kind: 'day'; readonly day: T }
  | { readonly kind: 'empty'; readonly from: string; readonly to: string };

/** Folds days without streams that follow each other. Days that are not loaded, or that `isKept`, stay as they are. */
export function foldEmptyDays<
  T extends { readonly date: string; readonly videos?: readonly Video[] | undefined },
>(days: readonly T[], isKept: (day: T) => boolean): AgendaEntry<T>[] {
  const entries: AgendaEntry<T>[] = [];
  for (const day of days) {
    const before = entries.at(-1);
    if (day.videos?.length !== 0 || isKept(day)) entries.push({ kind: 'day', day });
    else if (before?.kind === 'empty') entries[entries.length - 1] = { ...before, to: day.date };
    else entries.push({ kind: 'empty', from: day.date, to: day.date });
  }
  return entries;
}
