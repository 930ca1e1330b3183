/** The log of edits by person, kind and time, and what reverts several at once. */
import type { AdminClient, RevertedEdits } from '@oshimado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../base/context';
import { AUDIT } from '../../../base/queries';
import { pageClock } from '../../../base/ticker';
import { useSentMutation } from '../../../base/toasts';
import { useAdminClient } from '../admin-client';
import type { AdminChoices, EditAge } from '../admin-place';
import { adminKey, useAdminPages } from '../use-admin-pages';

const EDITS = 'edits';
const HOUR_MS = 3_600_000;
const AGES_MS: Readonly<Record<EditAge, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
};

const sinceOf = (age: EditAge | null): { readonly since?: string } =>
  age === null ? {} : { since: new Date(pageClock.now() - AGES_MS[age]).toISOString() };

type EditFilter = Pick<AdminChoices, 'user' | 'action' | 'age'>;

export function useEdits({ user, action, age }: EditFilter) {
  const client = useClient();
  return useAdminPages(EDITS, { user, action, age }, (page, signal) =>
    client.getAudit(
      {
        ...(user !== '' && { user_id: user }),
        ...(action !== null && { action }),
        ...sinceOf(age),
        ...page,
      },
      { signal },
    ),
  );
}

/** Some edits by their ids, or those of an account within the last time. */
export type EditsToRevert = { readonly ids: readonly string[] } | Pick<EditFilter, 'user' | 'age'>;

/** As many calls as an account has hundreds of edits. */
async function revertAll(
  client: AdminClient,
  { user, age }: Pick<EditFilter, 'user' | 'age'>,
): Promise<RevertedEdits> {
  const limits = { user_id: user, ...sinceOf(age) };
  let reverted = 0;
  const left: RevertedEdits['left'] = [];
  let before: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- the next hundred are older than these
    const answer: RevertedEdits = await client.postEditsRevert({ body: { ...limits, before } });
    reverted += answer.reverted;
    left.push(...answer.left);
    before = answer.next;
  } while (before !== null);
  return { reverted, left, next: null };
}

/** Reverts edits, and then loads the list again. */
export function useRevertEdits() {
  const client = useAdminClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: (edits: EditsToRevert) =>
      'ids' in edits
        ? client.postEditsRevert({ body: { ids: [...edits.ids] } })
        : revertAll(client, edits),
    // After a failure too: some may be reverted.
    onSettled: () => {
      for (const queryKey of [adminKey(EDITS), adminKey('log'), [AUDIT]]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
