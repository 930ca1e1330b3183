/** What the playlist asks of the server. */
import type { Client } from '@oshimado/contract';
import type { PlaylistContent, PlaylistTask, SavePlaylistInput } from '@oshimado/machines/playlist';
import { fromPromise } from 'xstate';

export const playlistPorts = (client: Client) => ({
  savePlaylist: fromPromise<{ id: number }, SavePlaylistInput>(async ({ input, signal }) => {
    const { id, name, videoIds } = input;
    const body = { ...(id !== undefined && { id }), name, video_ids: [...videoIds] };
    const answer = await client.postPlaylist({ body }, { signal });
    // An existing list answers true, a new one its id (wire contract, POST /playlist).
    return { id: typeof answer === 'number' ? answer : (id ?? 0) };
  }),
  loadPlaylist: fromPromise<PlaylistContent, { id: number }>(async ({ input, signal }) => {
    const { name, videos } = await client.getPlaylist({ id: String(input.id) }, { signal });
    return { name, videos };
  }),
  changeMembership: fromPromise<unknown, PlaylistTask>(({ input, signal }) => {
    if (input.kind !== 'membership') return client.deletePlaylist({ id: String(input.playlistId) });
    const where = { playlistId: String(input.playlistId), videoId: input.videoId };
    return input.contains
      ? client.putVideoPlaylist(where, { signal })
      : client.deleteVideoPlaylist(where, { signal });
  }),
  deletePlaylist: fromPromise<unknown, PlaylistTask>(({ input, signal }) =>
    client.deletePlaylist({ id: String(input.playlistId) }, { signal }),
  ),
});
