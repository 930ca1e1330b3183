/** GET /user/sessions: the logged-in devices, last used first. */
import type { Session } from '@oshimado/contract';
import { requireUser, type User } from '../../auth';
import type { Store } from '../../store';
import type { Action } from '../handler';

export async function showSessions({ accounts }: Store, { id, session }: User): Promise<Session[]> {
  const rows = await accounts.listSessions(id);
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.renewed_at.toISOString(),
    current: row.id === session?.id,
    device: row.device,
  }));
}

export const getSessions: Action<'getSessions'> = (_, { caller, store }) =>
  showSessions(store, requireUser(caller));
