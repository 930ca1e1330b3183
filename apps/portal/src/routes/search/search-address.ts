/** The whole state of the search page, as it stands in the address. */
import { readChips, writeChips, type SearchChip } from '@oshimado/domain';
import { choiceTexts, readChoices, type SearchChoices, type SearchExtras } from './search-choices';

export interface SearchState extends SearchChoices {
  /** The conditions, in their order. */
  readonly chips: readonly SearchChip[];
}

/** What an address says. */
export const readSearch = (search: URLSearchParams): SearchState => ({
  chips: readChips(search.get('q') ?? ''),
  ...readChoices(search),
});

/** The query for a state; what the address says beside it stays. */
export function writeSearch(state: SearchState, beside?: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(beside);
  const q = state.chips.length > 0 ? writeChips(state.chips) : null;
  for (const [name, text] of Object.entries({ q, ...choiceTexts(state) })) {
    if (text === null) search.delete(name);
    else search.set(name, text);
  }
  return search;
}

/** Path with query of a state. */
export function searchHref(state: SearchState, beside?: URLSearchParams): string {
  const query = writeSearch(state, beside).toString();
  return query === '' ? '/search' : `/search?${query}`;
}

/** Another search begins at its first page. */
export const changed = (state: SearchState, changes: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...changes,
});

/** Extras that narrow the search, so that a closed form can say how many there are. */
export const countExtras = (extras: SearchExtras): number =>
  [
    extras.statuses.length > 0,
    extras.minMinutes !== null,
    extras.maxMinutes !== null,
    extras.collabs !== 'show',
    extras.isWholeWord,
    extras.talentLangs.length > 0,
    extras.clipLangs !== null,
    extras.isFavoritesOnly,
  ].filter(Boolean).length;
