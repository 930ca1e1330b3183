import { localeTag } from '../format/locale';
import { daysAfter } from '../schedule/schedule-day';
import type { WatchRecord } from './watch-record';

/** A heading of the history: `unknown` for videos that were watched at an unknown time. */
export interface HistoryDay<T> {
  readonly key: string;
  readonly kind: 'today' | 'yesterday' | 'date' | 'unknown';
  /** The date in the language of the viewer; empty if unknown. */
  readonly date: string;
  readonly entries: readonly T[];
}

/** The moment that decides what is today, and how days are named. */
export interface HistoryDaysOptions {
  /** Epoch ms. */
  readonly now: number;
  readonly language: string;
  /** Default: that of the browser. */
  readonly timeZone: string | undefined;
}

/** Entries, newest first, by the calendar day on which they were watched. */
export function historyDays<T extends WatchRecord>(
  entries: readonly T[],
  { now, language, timeZone }: HistoryDaysOptions,
): readonly HistoryDay<T>[] {
  const keys = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const dates = new Intl.DateTimeFormat(localeTag(language), { timeZone, dateStyle: 'full' });
  const today = keys.format(now);
  const yesterday = daysAfter(today, -1);
  const kindOf = (key: string) =>
    key === today ? 'today' : key === yesterday ? 'yesterday' : 'date';
  const days = new Map<string, HistoryDay<T> & { readonly entries: T[] }>();
  for (const entry of entries) {
    const isKnown = entry.watchedAt > 0;
    const key = isKnown ? keys.format(entry.watchedAt) : 'unknown';
    const day = days.get(key);
    if (day) day.entries.push(entry);
    else
      days.set(key, {
        key,
        kind: isKnown ? kindOf(key) : 'unknown',
        date: isKnown ? dates.format(entry.watchedAt) : '',
        entries: [entry],
      });
  }
  return [...days.values()];
}
