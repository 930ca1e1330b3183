/** Placeholders with who made them, and what deletes one. */
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../base/context';
import { AUDIT } from '../../../base/queries';
import { useSentMutation } from '../../../base/toasts';
import { useAdminClient } from '../admin-client';
import type { AdminChoices } from '../admin-place';
import { adminKey, useAdminPages } from '../use-admin-pages';

const PLACEHOLDERS = 'placeholders';

export function usePlaceholders({ when }: Pick<AdminChoices, 'when'>) {
  const client = useAdminClient();
  return useAdminPages(PLACEHOLDERS, { when }, (page, signal) =>
    client.getPlaceholders({ when, ...page }, { signal }),
  );
}

/** Deletes a placeholder, and then loads the list again. */
export function useRemovePlaceholder() {
  const client = useClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: (id: string) => client.deletePlaceholder({ id }),
    // After a failure too: somebody else may have deleted it.
    onSettled: () => {
      for (const queryKey of [adminKey(PLACEHOLDERS), adminKey('edits'), [AUDIT]]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
