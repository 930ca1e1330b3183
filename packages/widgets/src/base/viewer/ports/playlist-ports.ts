/** What the playlist asks of the server. */
import { CallError, type Client } from '@oshimado/contract';
import { mergePlaylists, PLAYLIST_MAX, type PlaylistVersion } from '@oshimado/domain';
import type {
  PlaylistContent,
  PlaylistTask,
  SavedPlaylist,
  SavePlaylistInput,
} from '@oshimado/machines/playlist';
import { fromPromise } from 'xstate';

const isSame = (one: PlaylistVersion, other: PlaylistVersion): boolean =>
  one.name === other.name &&
  one.videoIds.length === other.videoIds.length &&
  one.videoIds.every((id, at) => id === other.videoIds[at]);

/** What to save, and on top of which version of the server. */
interface Version {
  /** The list with what was changed elsewhere since its base, such as on another device; undefined where nothing was. */
  readonly merged?: SavedPlaylist['merged'];
  /** Undefined where the server has no such list, or nothing is known of it. */
  readonly known?: { readonly name: string; readonly video_ids: string[] };
}

async function withOthers(
  client: Client,
  { id, base, ...mine }: SavePlaylistInput,
  signal: AbortSignal,
): Promise<Version> {
  if (id === undefined || !base) return {};
  try {
    const { name, video_ids, videos } = await client.getPlaylist({ id: String(id) }, { signal });
    const [theirs, known] = [
      { name, videoIds: video_ids },
      { name, video_ids },
    ];
    if (isSame(base, theirs)) return { known };
    const merged = mergePlaylists(base, mine, theirs);
    return {
      merged: { ...merged, videoIds: merged.videoIds.slice(0, PLAYLIST_MAX), videos },
      known,
    };
  } catch (error) {
    // Another device has deleted the playlist: the save creates a new one.
    if (error instanceof CallError && error.status === 404) return {};
    throw error;
  }
}

/** How often a save reads and merges: each repetition is another tab or device that saved in between. */
const TRIES_MAX = 4;

async function save(
  client: Client,
  input: SavePlaylistInput,
  signal: AbortSignal,
): Promise<SavedPlaylist> {
  const { id } = input;
  let { key } = input;
  for (let left = TRIES_MAX - 1; ; left -= 1) {
    // oxlint-disable no-await-in-loop -- each try begins with what the server has after the one before
    const { merged, known } = await withOthers(client, input, signal);
    const { name, videoIds } = merged ?? input;
    const body = { id, name, video_ids: [...videoIds], ...(known && { known }) };
    try {
      const answer = await client.postPlaylist(
        { body },
        { signal, headers: key === undefined ? {} : { 'idempotency-key': key } },
      );
      // An existing list answers true, a new one its id (wire contract, POST /playlist).
      const savedId = typeof answer === 'number' ? answer : id;
      if (savedId === undefined) {
        throw new Error('POST /playlist did not answer the id of the list.');
      }
      return merged ? { id: savedId, merged } : { id: savedId };
    } catch (error) {
      const isOvertaken = error instanceof CallError && error.status === 409;
      if (!isOvertaken || left === 0) throw error;
      // The list was made by a save whose answer was lost, and has been changed since. Its id is not known here, so that another
      // one is made, and the viewer has both.
      key = undefined;
    }
    // oxlint-enable no-await-in-loop
  }
}

export const playlistPorts = (client: Client) => ({
  savePlaylist: fromPromise<SavedPlaylist, SavePlaylistInput>(({ input, signal }) =>
    save(client, input, signal),
  ),
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
