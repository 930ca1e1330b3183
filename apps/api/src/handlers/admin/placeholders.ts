import { requirePermission } from '../../auth';
import type { Action } from '../handler';

/** GET /admin/placeholders: those to come or those that are over, with who made them. */
export const getPlaceholders: Action<'getPlaceholders'> = async ({ query }, context) => {
  const { caller, store, now } = context;
  requirePermission('placeholder.readAll', caller, now());
  const rows = await store.edits.listPlaceholders(query);
  return rows.map(({ starts_at, created_by, placeholder_type, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    placeholder_type: placeholder_type ?? 'event',
    made_by: created_by === 'user' || created_by === 'bot' ? created_by : 'source',
  }));
};
