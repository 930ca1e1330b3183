/** The history as a list: order and limit. What only its page needs is in `history-days.ts` and `history-search.ts`. */
import type { StoredVideo } from '../stored-state/media';
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
