import { listed } from '../testing/playlist-videos';
import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { playlistMachine } from './playlist.machine';
import type { ActivePlaylist } from './playlist.types';

const mine: ActivePlaylist = {
  id: 7,
  userId: '1',
  name: 'mine',
  videos: [listed('x'), listed('y')],
};
const theirs: ActivePlaylist = { id: 8, userId: '2', name: 'theirs', videos: [listed('b')] };
const content = { name: 'elsewhere', videos: [listed('c')] };

provePaths({
  machine: playlistMachine,
  inputs: [
    {},
    { viewerId: '1', playlist: mine, savedContent: mine },
    { viewerId: '1', playlist: mine },
  ],
  events: [
    { type: 'video.add', video: listed('x') },
    { type: 'video.remove', id: 'x' },
    { type: 'video.move', from: 0, to: 1 },
    { type: 'videos.add', videos: [listed('x')] },
    { type: 'playlist.rename', name: 'another name' },
    { type: 'playlist.rename', name: ' ' },
    { type: 'playlist.save' },
    { type: 'playlist.new' },
    { type: 'playlist.open', playlist: theirs },
    { type: 'playlist.delete' },
    { type: 'playlist.reset' },
    { type: 'change.confirm' },
    { type: 'change.cancel' },
    { type: 'edit.undo' },
    { type: 'edit.redo' },
    { type: 'membership.change', playlistId: 9, video: listed('x'), contains: true },
    { type: 'membership.change', playlistId: 7, video: listed('x'), contains: false },
    { type: 'viewer.changed', viewerId: '1' },
    { type: 'viewer.changed', viewerId: null },
    { type: 'playlist.replaced', playlist: theirs, savedContent: theirs },
    { type: 'playlist.replaced', playlist: { ...mine, videos: [] }, savedContent: mine },
  ],
  answers: {
    savePlaylist: [{ id: 7 }],
    loadPlaylist: [content],
    runTask: [true],
  },
  failures: {
    savePlaylist: [failure('http', 401)],
    loadPlaylist: [failure('network')],
    runTask: [failure('http', 404)],
  },
  seen: ({ value, context }) => ({
    value,
    id: context.playlist.id,
    count: Math.min(2, context.playlist.videos.length),
    canUndo: context.history.past.length > 0,
    canRedo: context.history.future.length > 0,
    viewer: context.viewerId,
    wanted: context.wanted?.id,
    isSaveWanted: context.isSaveWanted,
    hasFailed: context.hasFailed,
    task: context.tasks[0]?.kind,
  }),
  transient: ['list.deciding'],
  isEnough: ({ context }) => context.tasks.length > 1 || context.history.past.length > 1,
});
