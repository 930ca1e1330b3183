import * as z from 'zod';
import { routes } from '../../routes';
import { done } from '../body';
import type { Call } from '../call';
import {
  playlist,
  playlistBody,
  playlistParams,
  playlistStub,
  playlistVideoParams,
  videoPlaylist,
  videoPlaylistParams,
} from '../playlist';
import { idempotencyHeaders } from '../user';

const common = { tag: 'playlists', auth: 'user', limit: 'write' } as const;

export const playlistCalls = {
  getPlaylists: {
    ...routes.getPlaylists,
    ...common,
    limit: 'read',
    summary: 'Own playlists',
    response: z.array(playlistStub),
  },
  getPlaylist: {
    ...routes.getPlaylist,
    ...common,
    auth: 'none',
    limit: 'read',
    summary: 'One playlist with its videos',
    params: playlistParams,
    response: playlist,
  },
  postPlaylist: {
    ...routes.postPlaylist,
    ...common,
    summary: 'Saves a playlist; answers its id',
    headers: idempotencyHeaders,
    body: playlistBody,
    response: z.int().describe('Id of the playlist.'),
  },
  deletePlaylist: {
    ...routes.deletePlaylist,
    ...common,
    summary: 'Deletes an own playlist',
    params: playlistParams,
    response: done,
  },
  getVideoPlaylists: {
    ...routes.getVideoPlaylists,
    ...common,
    limit: 'read',
    summary: 'Own playlists, and which of them hold a video',
    params: videoPlaylistParams,
    response: z.array(videoPlaylist),
  },
  putVideoPlaylist: {
    ...routes.putVideoPlaylist,
    ...common,
    summary: 'Adds a video to the end of an own playlist',
    params: playlistVideoParams,
    response: z.boolean().describe('True when the list changed.'),
  },
  deleteVideoPlaylist: {
    ...routes.deleteVideoPlaylist,
    ...common,
    summary: 'Takes a video out of an own playlist',
    params: playlistVideoParams,
    response: z.boolean().describe('True when the list changed.'),
  },
} as const satisfies Record<string, Call>;
