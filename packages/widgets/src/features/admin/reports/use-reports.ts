/** The queue of reports, and what closes and reopens them. */
import type { ListedChannelInput } from '@oshimado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSentMutation } from '../../../base/toasts';
import { useAdminClient } from '../admin-client';
import type { AdminChoices } from '../admin-place';
import { adminKey, useAdminPages } from '../use-admin-pages';

const REPORTS = 'reports';

export function useReports({ state, kind }: Pick<AdminChoices, 'state' | 'kind'>) {
  const client = useAdminClient();
  return useAdminPages(REPORTS, { state, kind }, (page, signal) =>
    client.getReports({ state, ...(kind !== null && { kind }), ...page }, { signal }),
  );
}

export interface Answer {
  readonly id: string;
  readonly state: AdminChoices['state'];
  readonly note?: string;
  /** Removes the reported video for good. Default false. */
  readonly remove?: boolean;
  /** Adds the requested channel to the list of followed channels. Default: none. */
  readonly add?: ListedChannelInput;
}

/** Closes a report or opens it again, and then loads the queue again. */
export function useAnswer() {
  const client = useAdminClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: ({ id, ...body }: Answer) => client.postReport({ id, body }),
    // After a failure too: somebody else may have answered.
    onSettled: () => {
      for (const name of [REPORTS, 'channels', 'log'])
        void queries.invalidateQueries({ queryKey: adminKey(name) });
    },
  });
}
