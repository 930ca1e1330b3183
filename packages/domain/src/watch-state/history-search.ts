import { wordSearch } from '../search/word-search';
import type { HistoryEntry } from './history-list';

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
