/** Days as a schedule writes them in a few letters. */
import { dateFormat } from '../format/relative-time';

/** How days are written. */
export interface DaysInWordsOptions {
  /** `2026-11-27`: a day of another year says which. */
  readonly today: string;
  /** Code of their language. */
  readonly language: string;
}

const yearOf = (date: string) => date.slice(0, 4);

const formatOf = (days: readonly string[], { today, language }: DaysInWordsOptions) =>
  dateFormat(language, 'UTC', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(days.some((day) => yearOf(day) !== yearOf(today)) && { year: 'numeric' }),
  });

/** A day (`2026-11-27`): "Fri, Nov 27", of another year "Tue, Jan 5, 2027". */
export const shortDay = (date: string, options: DaysInWordsOptions): string =>
  formatOf([date], options).format(Date.parse(date));

/** Days from one to another, both included: "Fri, Nov 27 – Sun, Nov 29". */
export const daysInWords = (from: string, to: string, options: DaysInWordsOptions): string =>
  from === to
    ? shortDay(from, options)
    : formatOf([from, to], options).formatRange(Date.parse(from), Date.parse(to));
