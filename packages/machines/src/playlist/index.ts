export { playlistMachine } from './playlist.machine';
export { emptyPlaylist } from './playlist.rules';
export {
  canRedo,
  canResetUnsaved,
  canSave,
  canUndo,
  hasVideo,
  isBusy,
  isOwnedByViewer,
  needsLogin,
  selectCounter,
  selectError,
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
