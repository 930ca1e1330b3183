import type { Actions } from '../handler';
import { deletePlaylist } from './delete-playlist';
import { deleteVideoPlaylist } from './delete-video-playlist';
import { getPlaylist } from './get-playlist';
import { getPlaylists } from './get-playlists';
import { getVideoPlaylists } from './get-video-playlists';
import { postPlaylist } from './post-playlist';
import { putVideoPlaylist } from './put-video-playlist';

export const actions = {
  deletePlaylist,
  deleteVideoPlaylist,
  getPlaylist,
  getPlaylists,
  getVideoPlaylists,
  postPlaylist,
  putVideoPlaylist,
} satisfies Actions;
