/** What the playlist asks of the server. */
import type { Client } from '@oshimado/contract';
import type { PlaylistContent, PlaylistTask, SavePlaylistInput } from '@oshimado/machines/playlist';
import { fromPromise } from 'xstate';

export const playlistPorts = (client: Client) => ({
  savePlaylist: fromPromise<{ id: number }, SavePlaylistInput>(async ({ input, signal }) => {
    const { id, name, videoIds } = input;
    const body = { id, name, video_ids: [...videoIds] };
    const answer = await client.postPlaylist({ body }, { signal });
    // An existing list answers true, a new one its id (wire contract, POST /playlist).
    const savedId = typeof answer === 'number' ? answer : id;
    if (savedId === undefined) throw new Error('POST /playlist did not answer the id of the list.');
    return { id: savedId };
  }),
  loadPlaylist: fromPromise<PlaylistContent, { id: number }>(async ({ input, signal }) => {
    const { name, videos } = await client.getPlaylist({ id: String(input.id) }, { signal });
    return { name, videos };
  }),
  runTask: fromPromise<unknown, PlaylistTask>(({ input: task, signal }) => {
    const playlistId = String(task.playlistId);
    switch (task.kind) {
      case 'deletion':
        return client.deletePlaylist({ id: playlistId }, { signal });
      case 'membership': {
        const where = { playlistId, videoId: task.videoId };
        return task.contains
          ? client.putVideoPlaylist(where, { signal })
          : client.deleteVideoPlaylist(where, { signal });
      }
    }
  }),
});
