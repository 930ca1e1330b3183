import type { Actions, Handlers } from '../handler';
import { deleteSong } from './delete-song';
import { getHotSongs } from './get-hot-songs';
import { getSong } from './get-song';
import { postLatestSongs } from './post-latest-songs';
import { postSongSearch } from './post-song-search';
import { putSong } from './put-song';

export const handlers = {
  getHotSongs,
  getSong,
  postLatestSongs,
  postSongSearch,
} satisfies Handlers;
export const actions = { deleteSong, putSong } satisfies Actions;
