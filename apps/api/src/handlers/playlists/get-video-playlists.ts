/** GET /video-playlist/{videoId}: the caller's playlists, and which of them hold the video. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';

export const getVideoPlaylists: Action<'getVideoPlaylists'> = ({ params }, { caller, store }) =>
  store.playlists.holding(requireUser(caller).id, params.videoId);
