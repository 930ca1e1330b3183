/** The search bar's initial state from the URL; its other rules load in a later chunk. */

export const SEARCH_PATH = '/search';

/** The search bar's state from a URL. */
export interface SearchPlace {
  readonly isSearchPage: boolean;
  /** The conditions (search page only); null if there are none. */
  readonly q: string | null;
  /** Whether the advanced form is open. */
  readonly isAdvanced: boolean;
}

export interface Address {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

/** Path and query of an address. */
export function addressOf(href: string): Address {
  const [whole = ''] = href.split('#', 1);
  const [pathname = ''] = whole.split('?', 1);
  return { pathname, query: new URLSearchParams(whole.slice(pathname.length)) };
}

/** Reads path and query of a page. */
export function searchPlace(href: string): SearchPlace {
  const { pathname, query } = addressOf(href);
  const isSearchPage = pathname === SEARCH_PATH;
  return {
    isSearchPage,
    q: isSearchPage ? query.get('q') : null,
    isAdvanced: isSearchPage && query.get('advanced') === 'true',
  };
}
