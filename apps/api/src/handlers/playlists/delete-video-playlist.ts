/** DELETE /video-playlist/{playlistId}/{videoId}: takes the video out; true when the list changed. */
import type { Action } from '../handler';
import { ownPlaylist } from './own-playlist';

export const deleteVideoPlaylist: Action<'deleteVideoPlaylist'> = async ({ params }, context) => {
  await ownPlaylist(context, params.playlistId, 'playlist.change');
  return context.store.playlists.takeOut(params.playlistId, params.videoId);
};
