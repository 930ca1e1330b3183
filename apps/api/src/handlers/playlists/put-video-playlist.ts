/** PUT /video-playlist/{playlistId}/{videoId}: adds the video to the end; true when the list changed. */
import { PLAYLIST_VIDEOS_MAX } from '@oshimado/contract/schemas';
import { ApiError, notFound } from '../../errors';
import type { Action } from '../handler';
import { ownPlaylist } from './own-playlist';

export const putVideoPlaylist: Action<'putVideoPlaylist'> = async ({ params }, context) => {
  const { playlistId, videoId } = params;
  const { store } = context;
  const { video_ids } = await ownPlaylist(context, playlistId, 'playlist.change');
  if (video_ids.includes(videoId)) return false;
  if (!(await store.reads.findVideo(videoId))) throw notFound('Video');
  if (video_ids.length >= PLAYLIST_VIDEOS_MAX) {
    const words = `The playlist holds ${PLAYLIST_VIDEOS_MAX} videos, which is the most it can. Take one out first.`;
    throw new ApiError('bad_request', words, { parameter: 'playlistId' });
  }
  return store.playlists.append(playlistId, videoId, PLAYLIST_VIDEOS_MAX);
};
