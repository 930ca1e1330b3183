/** GET /audit: the log of edits. Everybody may read their own entries, editors all of them. */
import { may } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import type { Action } from '../handler';
import { presentAudit } from './present-audit';

export const getAudit: Action<'getAudit'> = async ({ query }, { caller, store, now }) => {
  const user = requireUser(caller);
  const { video_id: targetId, user_id, action, before, limit } = query;
  if (user_id !== undefined && user_id !== user.id) requirePermission('audit.readAll', user, now());
  const userId = may('audit.readAll', user) ? user_id : user.id;
  const rows = await store.edits.listAudit({ targetId, userId, action, before, limit });
  return rows.map(presentAudit);
};
