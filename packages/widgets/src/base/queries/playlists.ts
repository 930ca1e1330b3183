/** Playlists on the server. Every key begins with `playlists`, so that a save can renew all of them. */
import type { AnswerOf, Client } from '@oshimado/contract';
import { PLAYLISTS } from './query-names';
import type { ServerQuery } from './server-query';

/** One playlist with its videos. */
export const playlistQuery = (
  client: Client,
  id: number | string,
): ServerQuery<AnswerOf<'getPlaylist'>> => ({
  queryKey: [PLAYLISTS, 'one', String(id)],
  queryFn: ({ signal }) => client.getPlaylist({ id: String(id) }, { signal }),
});

/** The viewer's own playlists; needs their login. */
export const ownPlaylistsQuery = (
  client: Client,
  viewerId: string | undefined,
): ServerQuery<AnswerOf<'getPlaylists'>> => ({
  queryKey: [PLAYLISTS, 'own', viewerId],
  queryFn: ({ signal }) => client.getPlaylists(undefined, { signal }),
});

/** Which of the viewer's playlists hold a video; needs their login. */
export const videoPlaylistsQuery = (
  client: Client,
  videoId: string,
): ServerQuery<AnswerOf<'getVideoPlaylists'>> => ({
  queryKey: [PLAYLISTS, 'of-video', videoId],
  queryFn: ({ signal }) => client.getVideoPlaylists({ videoId }, { signal }),
});
