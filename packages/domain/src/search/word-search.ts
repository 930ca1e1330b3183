/** Search of a list by words, as it is typed above the list. */
import { searchableText } from './fold';
import { foldQuery } from './fold-query';

/**
 * Whether the words of a query are all found in texts, in any order and in any of them, as search compares text. Everything
 * is found by an empty query.
 */
export function wordSearch(query: string): (...texts: readonly string[]) => boolean {
  const words = query
    .split(/\s+/)
    .map(foldQuery)
    .filter(([word]) => word !== '');
  return (...texts) => {
    if (words.length === 0) return true;
    const searchable = searchableText(...texts);
    return words.every((forms) => forms.some((word) => searchable.includes(word)));
  };
}

/** How a field that searches its own options compares text; see `Combobox` of the ui package. */
export const searchFold = { query: foldQuery, text: searchableText } as const;
