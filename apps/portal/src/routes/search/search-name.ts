import type { SearchState } from './search-address';

/** The conditions as a person reads them, in their order; empty where there are none. */
export const searchName = ({ chips }: Pick<SearchState, 'chips'>): string =>
  chips.map(({ text }) => text).join(', ');
