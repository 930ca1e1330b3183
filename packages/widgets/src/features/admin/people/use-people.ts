/** Accounts, and what an admin does with one. */
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@oshimado/contract';
import { useSentMutation } from '../../../base/toasts';
import { useAdminClient } from '../admin-client';
import type { AdminChoices } from '../admin-place';
import { adminKey, useAdminPages } from '../use-admin-pages';

const PEOPLE = 'people';

export function usePeople({ words, role }: Pick<AdminChoices, 'words' | 'role'>) {
  const client = useAdminClient();
  return useAdminPages(PEOPLE, { words, role }, (page, signal) =>
    client.getPeople(
      { ...(words !== '' && { q: words }), ...(role !== null && { role }), ...page },
      { signal },
    ),
  );
}

export interface PersonChange {
  readonly id: string;
  /** `delete` removes the account. */
  readonly body: BodyOf<'postPerson'> | 'delete';
}

/** Changes or deletes an account, and then loads the list again. */
export function useChangePerson() {
  const client = useAdminClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: async ({ id, body }: PersonChange) => {
      if (body === 'delete') await client.deletePerson({ id, body: { confirm: 'delete' } });
      else await client.postPerson({ id, body });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: adminKey(PEOPLE) });
      void queries.invalidateQueries({ queryKey: adminKey('log') });
    },
  });
}
