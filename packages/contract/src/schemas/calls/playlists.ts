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
    summary: 'The caller’s playlists',
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
    summary: 'Creates or replaces a playlist; returns its id',
    headers: idempotencyHeaders,
    body: playlistBody,
    response: z.int().describe('Id of the playlist.'),
  },
  deletePlaylist: {
    ...routes.deletePlaylist,
    ...common,
    summary: 'Deletes one of the caller’s playlists',
    params: playlistParams,
    response: done,
  },
  getVideoPlaylists: {
    ...routes.getVideoPlaylists,
    ...common,
    limit: 'read',
    summary: 'The caller’s playlists, and whether each contains a video',
    params: videoPlaylistParams,
    response: z.array(videoPlaylist),
  },
  putVideoPlaylist: {
    ...routes.putVideoPlaylist,
    ...common,
    summary: 'Adds a video to the end of one of the caller’s playlists',
    params: playlistVideoParams,
    response: z.boolean().describe('True if the list changed.'),
  },
  deleteVideoPlaylist: {
    ...routes.deleteVideoPlaylist,
    ...common,
    summary: 'Removes a video from one of the caller’s playlists',
    params: playlistVideoParams,
    response: z.boolean().describe('True if the list changed.'),
  },
} as const satisfies Record<string, Call>;
