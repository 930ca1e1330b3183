export { playlistMachine } from './playlist.machine';
export {
  canRedo,
  canResetUnsaved,
  canSave,
  canUndo,
  hasVideo,
  isOwnedByViewer,
  needsLogin,
  selectPlaylist,
  selectStatus,
  type PlaylistStatus,
} from './playlist.selectors';
export type {
  ActivePlaylist,
  PlaylistContent,
  PlaylistContext,
  PlaylistEvent,
  PlaylistInput,
  PlaylistEmitted,
  PlaylistTask,
  SavePlaylistInput,
} from './playlist.types';
