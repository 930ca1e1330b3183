/** The log of edits by person, kind and time, and what reverts several at once. */
import { REVERTED_EDITS_MAX, type AdminClient, type RevertedEdits } from '@oshimado/contract';
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

/** The answers of several calls as one. */
const joined = (answers: readonly RevertedEdits[]): RevertedEdits => ({
  reverted: answers.reduce((sum, answer) => sum + answer.reverted, 0),
  left: answers.flatMap((answer) => answer.left),
  next: null,
});

/** Newest first, because a later edit may have been made on top of an earlier one. */
export async function revertSome(
  client: AdminClient,
  ids: readonly string[],
): Promise<RevertedEdits> {
  const newest = ids.toSorted((a, b) => Number(b) - Number(a));
  const answers: RevertedEdits[] = [];
  for (let at = 0; at < newest.length; at += REVERTED_EDITS_MAX) {
    const body = { ids: newest.slice(at, at + REVERTED_EDITS_MAX) };
    // oxlint-disable-next-line no-await-in-loop -- the next hundred are older than these
    answers.push(await client.postEditsRevert({ body }));
  }
  return joined(answers);
}

/** Edits of an account, in as many calls as it has hundreds. */
async function revertAll(
  client: AdminClient,
  { user, age }: Pick<EditFilter, 'user' | 'age'>,
): Promise<RevertedEdits> {
  const limits = { user_id: user, ...sinceOf(age) };
  const answers: RevertedEdits[] = [];
  let before: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- the next hundred are older than these
    const answer: RevertedEdits = await client.postEditsRevert({ body: { ...limits, before } });
    answers.push(answer);
    before = answer.next;
  } while (before !== null);
  return joined(answers);
}

/** Reverts edits, and then loads the list again. */
export function useRevertEdits() {
  const client = useAdminClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: (edits: EditsToRevert) =>
      'ids' in edits ? revertSome(client, edits.ids) : revertAll(client, edits),
    // After a failure too: some may be reverted.
    onSettled: () => {
      for (const queryKey of [adminKey(EDITS), adminKey('log'), [AUDIT]]) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
