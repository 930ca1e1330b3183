/** POST /audit/{id}/revert: takes an edit back, which is an edit as well. */
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { Action } from '../handler';
import { presentAudit } from './present-audit';

const REFUSALS = {
  alreadyReverted: 'This edit was taken back already.',
  changedSince: 'What this edit changed was changed again since. Look at it and edit it by hand.',
  cannotBeReverted: 'Edits of this kind cannot be taken back here.',
} as const;

export const postRevert: Action<'postRevert'> = async ({ params }, { caller, store, now }) => {
  const user = requireUser(caller);
  requirePermission('audit.revert', user, now());
  const outcome = await store.edits.revert(user, params.id);
  if (outcome.kind === 'reverted') return presentAudit(outcome.entry);
  if (outcome.kind === 'unknown') throw notFound('Entry');
  throw new ApiError('conflict', REFUSALS[outcome.kind]);
};
