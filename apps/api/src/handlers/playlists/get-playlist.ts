/** GET /playlist/{id}: anybody may look. Videos that are no longer known stay named and are not shown. */
import { notFound } from '../../errors';
import type { Action } from '../handler';
import { presentPlaylistVideo, presentStub } from './present-playlist';

export const getPlaylist: Action<'getPlaylist'> = async ({ params }, { store }) => {
  const found = await store.playlists.find(params.id);
  if (!found) throw notFound('Playlist');
  const rows = await store.reads.videosById(found.video_ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const videos = found.video_ids.flatMap((id) => byId.get(id) ?? []);
  return { ...presentStub(found), videos: videos.map(presentPlaylistVideo) };
};
