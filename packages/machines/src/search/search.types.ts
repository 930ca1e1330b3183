import type { Suggestion } from '@oshimado/contract';
import type { CustomVideo, FailureKind, SearchChip, SearchProblem } from '@oshimado/domain';

/** One row under the field. */
export type SearchRow =
  /** One more chip. */
  | { readonly kind: 'chip'; readonly chip: SearchChip }
  /** A stream elsewhere, which only a player of several streams can show. */
  | { readonly kind: 'custom video'; readonly video: CustomVideo };

/** Where the bar leads. Writing the address is the page's part. */
export type SearchTarget =
  /** The page of a channel. */
  | { readonly kind: 'channel'; readonly id: string }
  /** The watch page of a video. */
  | { readonly kind: 'watch'; readonly id: string }
  /** `/search` with this `q`; the page number goes, the other parts of the query stay. */
  | { readonly kind: 'search'; readonly q: string }
  /** A player of several streams, with this one. */
  | { readonly kind: 'custom video'; readonly video: CustomVideo }
  /** The advanced form on `/search`. `q` undefined: the query stays as it is; null: no chips, no `q`. */
  | { readonly kind: 'advanced'; readonly isOn: boolean; readonly q?: string | null };

/** What the port is asked. */
export interface SuggestionsQuery {
  /** As the server wants it: a channel's id or handle, or words joined by underscores. */
  readonly q: string;
}

/** Where the page is, as far as the bar cares. */
export interface SearchPlace {
  /** The address's `q`; null where there is none. */
  readonly q: string | null;
  /** Whether the page is `/search`. */
  readonly isSearchPage: boolean;
  /** Whether the advanced form is open. */
  readonly isAdvanced: boolean;
}

export interface SearchInput extends Partial<SearchPlace> {
  /** Hosts of the product, for pasted addresses. Default none. */
  readonly hosts?: readonly string[];
  /** Pause after the last key, in ms. Default 500. */
  readonly pauseMs?: number;
}

export interface SearchContext extends SearchPlace {
  /** Hosts of the product. */
  readonly hosts: readonly string[];
  /** ms. */
  readonly pauseMs: number;
  /** What is typed, as it is. */
  readonly text: string;
  /** Each once, in the order of choosing. */
  readonly chips: readonly SearchChip[];
  /** The server's rows for `text`; empty while they are awaited. */
  readonly suggestions: readonly Suggestion[];
  /** Index of the row that Enter chooses. */
  readonly selected: number;
  /** Why there are no suggestions; null where nothing failed. */
  readonly error: FailureKind | null;
}

export type SearchEvent =
  /** The whole text of the field. */
  | { readonly type: 'text.change'; readonly text: string }
  /** One row down (1) or up (-1); the ends meet. */
  | { readonly type: 'selection.move'; readonly by: 1 | -1 }
  /** This row, or the selected one. */
  | { readonly type: 'suggestion.choose'; readonly row?: SearchRow }
  /** Asks again after a failure. */
  | { readonly type: 'suggestions.retry' }
  /** A chip from elsewhere, such as a tag that was clicked. */
  | { readonly type: 'chip.add'; readonly chip: SearchChip }
  /** Known by its type and value. */
  | { readonly type: 'chip.remove'; readonly chip: SearchChip }
  /** All chips go. */
  | { readonly type: 'chips.clear' }
  /** Enter in the field: chooses a row, or searches where nothing is typed. */
  | { readonly type: 'search.enter' }
  /** The search button. */
  | { readonly type: 'search.commit' }
  /** The filter button. */
  | { readonly type: 'filter.toggle' }
  /** The page's address is another one. */
  | ({ readonly type: 'address.changed' } & SearchPlace);

export type SearchNotice =
  /** The viewer asked to be led there. */
  | { readonly type: 'navigation.requested'; readonly target: SearchTarget }
  /** The chips cannot be searched together; nothing was sent. */
  | { readonly type: 'search.refused'; readonly code: SearchProblem };
