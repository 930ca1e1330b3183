/** A search by words alone, without the form of the search page. */
import { typedWords, wordsChip, writeChips, type SearchChip } from './conditions';
import { SEARCH_PATH } from './search-place';

/** The conditions of a search for words in titles and descriptions; `org` empty for all organizations. */
export const wordSearchChips = (words: string, org: string): readonly SearchChip[] => [
  ...(typedWords(words) === '' ? [] : [wordsChip('title & desc', words)]),
  ...(org === '' ? [] : [{ type: 'org', value: org, text: org } as const]),
];

/** Path of the search page with these conditions, and with clips in all languages. */
export function wordSearchPath(words: string, org: string): string {
  const chips = wordSearchChips(words, org);
  if (chips.length === 0) return SEARCH_PATH;
  const query = new URLSearchParams({ q: writeChips(chips), clip_lang: 'any' });
  return `${SEARCH_PATH}?${query.toString()}`;
}
