/** A playlist of the caller's own. One of somebody else is answered as one that is not there. */
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { PlaylistRow } from '../../store';
import type { Context } from '../handler';

export async function ownPlaylist(
  { caller, store, now }: Context,
  id: string,
  action: 'playlist.change' | 'playlist.delete',
): Promise<PlaylistRow> {
  requireUser(caller);
  const found = await store.playlists.find(id);
  try {
    requirePermission(action, caller, now(), { ownerId: found && String(found.user_id) });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden') throw notFound('Playlist');
    throw error;
  }
  if (!found) throw notFound('Playlist');
  return found;
}
