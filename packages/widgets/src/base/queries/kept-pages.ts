/** Endless lists of which the next page could not be loaded. */

/** What the state of a query says of its loads. */
export interface PagesState {
  readonly status: string;
  readonly data: unknown;
  readonly fetchMeta: { readonly fetchMore?: object | undefined } | null;
}

/** TanStack Query marks a query as stale when any load of it fails, also one that was about the next page alone. */
const isPageFailed = ({ status, data, fetchMeta }: PagesState) =>
  status === 'error' && data !== undefined && fetchMeta?.fetchMore !== undefined;

const isWhole = ({ state }: { readonly state: PagesState }) => !isPageFailed(state);

/** Keeps a list from loading its pages again because the next one failed; `useNextPage` asks for that one. */
export const keptPages = {
  refetchOnMount: isWhole,
  refetchOnReconnect: isWhole,
  refetchOnWindowFocus: isWhole,
} as const;
