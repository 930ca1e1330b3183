/** The queue of reports, and what closes and reopens them. */
import type { Report } from '@oshimado/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../base/context';
import { useSentMutation } from '../../../base/toasts';
import type { AdminChoices } from '../admin-place';

const REPORTS = 'admin-reports';
const PAGE = 25;

export function useReports({ state, kind }: AdminChoices) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [REPORTS, state, kind],
    queryFn: ({ pageParam, signal }) =>
      client.getReports(
        {
          state,
          limit: PAGE,
          ...(kind !== null && { kind }),
          ...(pageParam !== undefined && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: readonly Report[]) =>
      last.length < PAGE ? undefined : last.at(-1)?.id,
    // Others answer too.
    staleTime: 0,
  });
}

export interface Answer {
  readonly id: string;
  readonly state: AdminChoices['state'];
  readonly note?: string;
}

/** Closes a report or opens it again, and then loads the queue again. */
export function useAnswer() {
  const client = useClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: ({ id, ...body }: Answer) => client.postReport({ id, body }),
    // After a failure too: somebody else may have answered.
    onSettled: () => void queries.invalidateQueries({ queryKey: [REPORTS] }),
  });
}
