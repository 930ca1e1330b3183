/** The history as a list: order, search, days and limit. */
import { localeTag } from '../format/locale';
import { wordSearch } from '../search/word-search';
import type { StoredVideo } from '../stored-state/media';
import { DAY } from '../time-units';
import type { WatchRecord } from './watch-record';
import { HISTORY_LIVE_MS, HISTORY_MAX } from './watch-state.limits';

/** A watched video with what a list draws of it; absent for ids that were kept without it. */
export interface HistoryEntry extends WatchRecord {
  readonly video?: StoredVideo | undefined;
}

/** The video as the history draws it. Its status is that of the moment it was watched, and a stream does not stay live. */
export function historyVideo(
  { video, watchedAt }: HistoryEntry,
  now: number,
): StoredVideo | undefined {
  const isOver = now - watchedAt > HISTORY_LIVE_MS;
  return video && video.status !== 'missing' && isOver ? { ...video, status: 'past' } : video;
}

/** Newest first; of the same moment by id. */
const byTime = (a: WatchRecord, b: WatchRecord): number =>
  b.watchedAt - a.watchedAt || (a.id < b.id ? -1 : Number(a.id > b.id));

/** The watched videos, last watched first, without those that were removed. */
export const historyList = <T extends WatchRecord>(records: Iterable<T>): readonly T[] =>
  [...records].filter(({ isRemoved }) => !isRemoved).sort(byTime);

/** Ids of the records beyond the limit, those watched longest ago. Ids without a time cost nothing and stay. */
export const beyondHistory = (records: Iterable<WatchRecord>, max = HISTORY_MAX): string[] =>
  [...records]
    .filter(({ watchedAt }) => watchedAt > 0)
    .sort(byTime)
    .slice(max)
    .map(({ id }) => id);

/** Entries whose title, channel or id contains every word, as search compares text. All entries for an empty search. */
export function searchHistory<T extends HistoryEntry>(
  entries: readonly T[],
  text: string,
): readonly T[] {
  const isFound = wordSearch(text);
  return entries.filter(({ id, video }) => {
    const channel = video?.channel;
    const names = [video?.title, video?.jp_name, channel?.name, channel?.english_name, id];
    return isFound(...names.filter((name) => typeof name === 'string'));
  });
}

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
  const [today, yesterday] = [keys.format(now), keys.format(now - DAY)];
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
