/** DELETE /playlist/{id}: "a playlist can be deleted on the server only by its owner". */
import type { Action } from '../handler';
import { ownPlaylist } from './own-playlist';

export const deletePlaylist: Action<'deletePlaylist'> = async ({ params }, context) => {
  await ownPlaylist(context, params.id, 'playlist.delete');
  await context.store.playlists.remove(params.id);
  return {};
};
