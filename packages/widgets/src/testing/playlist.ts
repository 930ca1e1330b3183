/** A started playlist machine with configurable ports, for tests and stories; not exported from the package. */
import type { PlaylistVideo } from '@oshimado/contract';
import {
  playlistMachine,
  type ActivePlaylist,
  type PlaylistContent,
  type SavePlaylistInput,
} from '@oshimado/machines/playlist';
import { createActor, fromPromise } from 'xstate';
import { videos } from './videos';

export interface PlaylistSetup {
  readonly playlist?: Partial<ActivePlaylist>;
  readonly savedContent?: PlaylistContent | null;
  readonly viewerId?: string | null;
  /** What the server says to a save. Default: nothing yet. */
  readonly answer?: 'saved' | 'failed';
}

export const listVideos = (count: number): readonly PlaylistVideo[] => videos(count);

export function startPlaylist({
  playlist = {},
  savedContent = null,
  viewerId = 'viewer',
  answer,
}: PlaylistSetup = {}) {
  const savePlaylist = fromPromise<{ id: number }, SavePlaylistInput>(() => {
    if (answer === 'saved') return Promise.resolve({ id: 7 });
    return answer === 'failed'
      ? Promise.reject(new Error('no answer'))
      : new Promise(() => undefined);
  });
  const actor = createActor(playlistMachine.provide({ actors: { savePlaylist } }), {
    input: {
      playlist: {
        id: null,
        userId: null,
        name: 'Unnamed Playlist',
        videos: listVideos(3),
        ...playlist,
      },
      savedContent,
      viewerId,
    },
  });
  actor.start();
  return actor;
}
