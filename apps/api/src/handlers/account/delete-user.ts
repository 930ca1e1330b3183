/**
 * DELETE /user: deletes the account, its sessions, keys, favorites and playlists. What it gave to everybody (edits, songs,
 * translated lines) stays without its name.
 */
import { requirePermission, requireUser } from '../../auth';
import type { Action } from '../handler';

export const deleteUser: Action<'deleteUser'> = async (
  _,
  { caller, store, auth, favoritesBoard, now },
) => {
  requirePermission('account.delete', caller, now());
  const { id } = requireUser(caller);
  await auth.sessions.close(id);
  await store.accounts.deleteUser(id);
  auth.forgetKeys();
  favoritesBoard.forget(id);
  return {};
};
