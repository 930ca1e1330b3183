/** Favorites of one account. */
export const FAVORITES_MAX = 1_000;
