import { PLAYLIST_VIDEOS_MAX } from '@oshimado/contract/schemas';
import type { PlaylistStub } from '@oshimado/contract';
import { PLAYLIST_PICTURES_MAX } from '@oshimado/domain';
import { requirePermission, requireUser } from '../auth';
import { ApiError, notFound } from '../errors';
import type { Action, Actions, Context } from './handler';
import { presentPlaylistVideo } from './present-playlist-video';
import { onceFor } from './replay';
import type { PlaylistRow } from '../store';

const presentIdentity = (row: PlaylistRow) => ({
  id: row.id,
  name: row.name,
  user_id: String(row.user_id),
  updated_at: row.updated_at.toISOString(),
  video_ids: row.video_ids,
});

/** The caller's own playlist. Throws 404 also for other people's, so that ids cannot be probed. */
async function ownPlaylist(
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

/** PUT /video-playlist/{playlistId}/{videoId}: adds the video at the end; true if the list changed. */
const putVideoPlaylist: Action<'putVideoPlaylist'> = async ({ params }, context) => {
  const { playlistId, videoId } = params;
  const { store } = context;
  const { video_ids } = await ownPlaylist(context, playlistId, 'playlist.change');
  if (video_ids.includes(videoId)) return false;
  if (!(await store.reads.findVideo(videoId))) throw notFound('Video');
  if (video_ids.length >= PLAYLIST_VIDEOS_MAX) {
    const words = `This playlist is full: the limit is ${PLAYLIST_VIDEOS_MAX} videos. Remove one first.`;
    throw new ApiError('bad_request', words, { parameter: 'playlistId' });
  }
  return store.playlists.append(playlistId, videoId, PLAYLIST_VIDEOS_MAX);
};

/**
 * POST /playlist/: saves a playlist and returns its id. With the id of the caller's own list it is updated, if it still is the
 * version that the caller knew; otherwise a new one is created, so that saving another person's list copies it.
 */
const postPlaylist: Action<'postPlaylist'> = async ({ body, headers }, { caller, store, now }) => {
  requirePermission('playlist.create', caller, now());
  const user = requireUser(caller);
  const { id, name, known } = body;
  const content = { name, videoIds: [...new Set(body.video_ids)] };
  return onceFor(store, user, headers['idempotency-key'], body, async ({ playlists }) => {
    const found = id === undefined ? undefined : await playlists.find(id);
    if (!found || String(found.user_id) !== user.id) return playlists.create(user.id, content);
    const version = known && { name: known.name, videoIds: known.video_ids };
    if (await playlists.replace(String(found.id), content, version)) return found.id;
    throw new ApiError('conflict', 'The playlist has changed since. Nothing was changed.', {
      parameter: 'known',
    });
  });
};

/** GET /video-playlist/{videoId}: the caller's playlists, and which of them contain the video. */
const getVideoPlaylists: Action<'getVideoPlaylists'> = ({ params }, { caller, store }) =>
  store.playlists.holding(requireUser(caller).id, params.videoId);

/** GET /users/playlists: the caller's own, last changed first. */
const getPlaylists: Action<'getPlaylists'> = async (
  _,
  { caller, store },
): Promise<PlaylistStub[]> => {
  const rows = await store.playlists.list(requireUser(caller).id);
  const shown = new Set(rows.flatMap(({ video_ids }) => video_ids.slice(0, PLAYLIST_PICTURES_MAX)));
  const videos = new Map(
    (await store.reads.videosById([...shown])).map((video) => [video.id, video]),
  );
  return rows.map((row) => ({
    ...presentIdentity(row),
    pictures: row.video_ids.slice(0, PLAYLIST_PICTURES_MAX).flatMap((id) => {
      const video = videos.get(id);
      return video ? { id, thumbnail: video.thumbnail ?? undefined } : [];
    }),
  }));
};

/** GET /playlist/{id}: public. Unknown videos keep their ids in the list and are left out of the response. */
const getPlaylist: Action<'getPlaylist'> = async ({ params }, { store }) => {
  const found = await store.playlists.find(params.id);
  if (!found) throw notFound('Playlist');
  const rows = await store.reads.videosById(found.video_ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const videos = found.video_ids.flatMap((id) => byId.get(id) ?? []);
  return { ...presentIdentity(found), videos: videos.map(presentPlaylistVideo) };
};

/** DELETE /video-playlist/{playlistId}/{videoId}: removes the video; true if the list changed. */
const deleteVideoPlaylist: Action<'deleteVideoPlaylist'> = async ({ params }, context) => {
  await ownPlaylist(context, params.playlistId, 'playlist.change');
  return context.store.playlists.takeOut(params.playlistId, params.videoId);
};

/** DELETE /playlist/{id}: "a playlist can be deleted on the server only by its owner". */
const deletePlaylist: Action<'deletePlaylist'> = async ({ params }, context) => {
  await ownPlaylist(context, params.id, 'playlist.delete');
  await context.store.playlists.remove(params.id);
  return {};
};

export const actions = {
  deletePlaylist,
  deleteVideoPlaylist,
  getPlaylist,
  getPlaylists,
  getVideoPlaylists,
  postPlaylist,
  putVideoPlaylist,
} satisfies Actions;
