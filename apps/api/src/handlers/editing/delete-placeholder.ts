/** DELETE /videos/placeholder/{id}: by who entered it, or by an editor. */
import { requirePermission, requireUser } from '../../auth';
import { notFound } from '../../errors';
import type { Action } from '../handler';

export const deletePlaceholder: Action<'deletePlaceholder'> = async (
  { params },
  { caller, store, now },
) => {
  const user = requireUser(caller);
  const found = await store.edits.findPlaceholder(params.id);
  if (!found) throw notFound('Placeholder');
  requirePermission('placeholder.delete', user, now(), { ownerId: found.creator_id });
  await store.edits.removePlaceholder(user, found);
  return {};
};
