import { useCallback, useEffect, useState } from 'react';

/** The part of an infinite query that is about its next page. */
export interface NextPage {
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Loads the next page of an endless list. One that failed is asked for again when the connection is back and when a viewer comes back to
 * the list; `keptPages` keeps the pages before it from being loaded again.
 */
export function useNextPage({ isFetchNextPageError, fetchNextPage }: NextPage): () => void {
  const load = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const [wasFailed] = useState(isFetchNextPageError);
  useEffect(() => {
    if (wasFailed && navigator.onLine) load();
  }, [wasFailed, load]);
  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isFetchNextPageError, load]);
  return load;
}
