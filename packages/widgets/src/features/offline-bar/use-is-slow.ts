import type { Query } from '@tanstack/query-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** After so long a viewer wonders whether anything happens at all; a slow line answers sooner. */
export const SLOW_MS = 8_000;

/** Whether something on the page waits for the first answer of this query, or for the next try after a failure. */
export const isAwaited = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' && query.state.data === undefined && query.isActive();

/** Whether anything on the page has waited for an answer for `SLOW_MS`. */
export function useIsSlow(): boolean {
  const queries = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const cache = queries.getQueryCache();
    const timers = new Map<Query, ReturnType<typeof setTimeout>>();
    const slow = new Set<Query>();
    const look = (query: Query) => {
      const timer = timers.get(query);
      if (isAwaited(query) === (timer !== undefined)) return;
      if (timer === undefined) {
        const onSlow = () => setSlow(slow.add(query).size > 0);
        timers.set(query, setTimeout(onSlow, SLOW_MS));
        return;
      }
      clearTimeout(timer);
      timers.delete(query);
      if (slow.delete(query)) setSlow(slow.size > 0);
    };
    for (const query of cache.getAll()) look(query);
    const stop = cache.subscribe(({ query }) => look(query));
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [queries]);
  return isSlow;
}
