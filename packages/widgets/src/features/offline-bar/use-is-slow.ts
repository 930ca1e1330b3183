import type { Query } from '@tanstack/query-core';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** After so long a viewer wonders whether anything happens at all; a slow line answers sooner. */
export const SLOW_MS = 8_000;

/** Whether something on the page waits for the first answer of this query, or for the next try after a failure. */
export const isAwaited = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' && query.state.data === undefined && query.isActive();

/** Whether anything on the page has waited for an answer for `SLOW_MS`. */
export function useIsSlow(): boolean {
  const isWaiting = useIsFetching({ predicate: isAwaited }) > 0;
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
