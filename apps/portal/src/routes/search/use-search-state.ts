import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { changed, readSearch, searchHref, type SearchState } from './search-address';

export interface SearchPage {
  readonly state: SearchState;
  /** Address of this search with some changes; the page restarts unless it is among them. */
  readonly hrefFor: (changes: Partial<SearchState>) => string;
  /** Goes there. */
  readonly go: (changes: Partial<SearchState>) => void;
}

/** The state of the page, which is its address. */
export function useSearchState(): SearchPage {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readSearch(search), [search]);
  const hrefFor = useCallback(
    (changes: Partial<SearchState>) => searchHref(changed(state, changes), search),
    [state, search],
  );
  const go = useCallback(
    (changes: Partial<SearchState>) =>
      void navigate(hrefFor(changes), { preventScrollReset: true }),
    [navigate, hrefFor],
  );
  return useMemo(() => ({ state, hrefFor, go }), [state, hrefFor, go]);
}
