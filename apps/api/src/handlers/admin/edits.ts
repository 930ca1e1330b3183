import { REVERTED_EDITS_MAX, type BodyOf, type RevertedEdits } from '@oshimado/contract';
import { requirePermission, requireUser, type User } from '../../auth';
import type { Action, Context } from '../handler';

/** The entries that a call is about, newest first: a later edit may have been made on top of an earlier one. */
async function entriesOf({ edits }: Context['store'], body: BodyOf<'postEditsRevert'>) {
  if ('ids' in body) {
    return { ids: [...new Set(body.ids)].sort((a, b) => Number(b) - Number(a)), next: null };
  }
  const { user_id, since, before } = body;
  const found = await edits.revertible(user_id, {
    ...(since && { since: new Date(since) }),
    ...(before && { before }),
    limit: REVERTED_EDITS_MAX + 1,
  });
  const ids = found.slice(0, REVERTED_EDITS_MAX);
  return { ids, next: found.length > REVERTED_EDITS_MAX ? (ids.at(-1) ?? null) : null };
}

/** One after the other, each a transaction of its own: what cannot be reverted leaves the others alone. */
async function revertAll(
  { edits }: Context['store'],
  user: User,
  ids: readonly string[],
): Promise<Pick<RevertedEdits, 'reverted' | 'left'>> {
  const left: RevertedEdits['left'] = [];
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- an earlier edit can be reverted once a later one is
    const { kind } = await edits.revert(user, id);
    if (kind === 'reverted') continue;
    // oxlint-disable-next-line no-await-in-loop -- rare, and after the one above
    const entry = await edits.findAudit(id);
    left.push({ id, target_id: entry?.target_id ?? null, why: kind });
  }
  return { reverted: ids.length - left.length, left };
}

/** POST /admin/edits/revert: reverts several edits, or those of one account. */
export const postEditsRevert: Action<'postEditsRevert'> = async ({ body }, context) => {
  const { caller, store, now } = context;
  requirePermission('audit.revert', caller, now());
  const user = requireUser(caller);
  const { ids, next } = await entriesOf(store, body);
  const outcome = await revertAll(store, user, ids);
  if (outcome.reverted > 0) {
    await store.security.note({
      event: 'edits.revert',
      actorId: user.id,
      subjectId: 'user_id' in body ? body.user_id : undefined,
      details: { count: String(outcome.reverted) },
    });
  }
  return { ...outcome, next };
};
