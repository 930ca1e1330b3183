import type { Query } from '@tanstack/query-core';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** After so long a viewer wonders whether anything happens at all; a slow line answers sooner. */
export const SLOW_MS = 8_000;

/** Whether something on the page waits for the first answer of this query or for another page of it, or for the next try after a failure. */
export const isAwaited = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' &&
  (query.state.data === undefined || query.state.fetchMeta?.fetchMore !== undefined) &&
  query.isActive();

/** Gives up the request of a query and asks again: for its first answer, or for the page of it that was awaited. */
export async function fetchAgain(query: Query): Promise<void> {
  const meta = query.state.fetchMeta ?? undefined;
  // Without data, a second fetch would join the first.
  if (query.state.data === undefined) await query.cancel({ revert: true });
  await query.fetch(undefined, { cancelRefetch: true, meta });
}

/** Whether something has been awaited for `SLOW_MS`: an answer on the page, or, as `isPageAwaited` says, the next page. */
export function useIsSlow(isPageAwaited: boolean): boolean {
  const isWaiting = useIsFetching({ predicate: isAwaited }) > 0 || isPageAwaited;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
