import type { Action } from '../handler';
import { requireRight } from './require-right';

/** GET /admin/limits: which limits were hit lately. */
export const getLimitHits: Action<'getLimitHits'> = async (_, context) => {
  await requireRight(context, 'limit.read', 'getLimitHits');
  const rows = await context.store.limitHits.list();
  return rows.map(({ network, last_at, ...row }) => ({
    ...row,
    network: network === '' ? null : network,
    last_at: last_at.toISOString(),
  }));
};
