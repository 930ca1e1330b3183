/** A started playlist and what its viewer sees of it, for tests. */
import { playlistMachine } from '../playlist/playlist.machine';
import { selectPlaylist, selectStatus } from '../playlist/playlist.selectors';
import type { ActivePlaylist, PlaylistInput } from '../playlist/playlist.types';
import { listed } from './playlist-videos';
import { startMachine } from './start-machine';

export const [a, b, c] = [listed('a'), listed('b'), listed('c')];
export const mine: ActivePlaylist = { id: 7, userId: '1', name: 'mine', videos: [a, b] };
export const theirs: ActivePlaylist = { id: 8, userId: '2', name: 'theirs', videos: [c] };

export const start = (input: PlaylistInput = {}) => {
  const run = startMachine(playlistMachine, { input });
  return {
    ...run,
    status: () => selectStatus(run.snapshot()),
    ids: () => selectPlaylist(run.snapshot()).videos.map(({ id }) => id),
    playlist: () => selectPlaylist(run.snapshot()),
  };
};
export const startMine = (input: PlaylistInput = {}) =>
  start({ viewerId: '1', playlist: mine, savedContent: mine, ...input });
