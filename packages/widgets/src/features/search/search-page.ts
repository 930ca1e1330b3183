/** The search page as its parts see it: the state in its address, and the way to another state. */
import { changedSearch, readSearch, searchHref, type SearchState } from '@oshimado/domain';
import { createRef, type RefObject } from 'react';

export interface SearchPage {
  readonly state: SearchState;
  /** Address of this search with changes; it returns to the first page unless the page is among them. */
  readonly hrefFor: (changes: Partial<SearchState>) => string;
  /** Opens that address. */
  readonly go: (changes: Partial<SearchState>) => void;
  /** The button that opens and closes the form. It takes the focus of a control that opens the form and goes. */
  readonly formButton: RefObject<HTMLButtonElement | null>;
}

/** `query`: that of the address; `open`: opens an address of this site. */
export function searchPageOf(query: URLSearchParams, open: (href: string) => void): SearchPage {
  const state = readSearch(query);
  const hrefFor = (changes: Partial<SearchState>) =>
    searchHref(changedSearch(state, changes), query);
  return { state, hrefFor, go: (changes) => open(hrefFor(changes)), formButton: createRef() };
}
