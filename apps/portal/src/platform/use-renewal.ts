import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRefreshPage } from '@oshimado/widgets/page';
import { reportError } from '@oshimado/widgets/errors';

/** What failed without a connection is asked for again; the page on screen renews itself if it can. */
export function useRenewal() {
  const queries = useQueryClient();
  const refreshPage = useRefreshPage();
  return useCallback(() => {
    refreshPage().catch(reportError);
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }, [queries, refreshPage]);
}
