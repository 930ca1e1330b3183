/** Selectors of the active playlist. */
import type { SnapshotFrom } from 'xstate';
import { canReset, isOwned } from './playlist.rules';
import type { playlistMachine } from './playlist.machine';
import type { ActivePlaylist } from './playlist.types';

type Snapshot = SnapshotFrom<typeof playlistMachine>;

/** `asking`: may unsaved changes be discarded? `busy`: the list is being saved or loaded. */
export type PlaylistStatus = 'saved' | 'unsaved' | 'failed' | 'asking' | 'busy';

/** Status of the active playlist. */
export function selectStatus(snapshot: Snapshot): PlaylistStatus {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches({ list: 'asking' })) return 'asking';
  if (snapshot.matches({ list: 'failed' })) return 'failed';
  return snapshot.matches({ list: 'saved' }) ? 'saved' : 'unsaved';
}

/** The active playlist as it is shown, with unsaved edits. */
export const selectPlaylist = (snapshot: Snapshot): ActivePlaylist => snapshot.context.playlist;

/** "Saving requires a login": the warning is on screen. */
export const needsLogin = (snapshot: Snapshot): boolean => snapshot.matches({ warning: 'warned' });

/** Whether the viewer owns the active playlist. */
export const isOwnedByViewer = (snapshot: Snapshot): boolean => isOwned(snapshot.context);

/** "The 'reset unsaved' action is disabled when the playlist is saved or has no id." */
export const canResetUnsaved = (snapshot: Snapshot): boolean =>
  !snapshot.hasTag('busy') && canReset(snapshot.context);

/** Whether there is an edit that can be undone now. */
export const canUndo = (snapshot: Snapshot): boolean => snapshot.can({ type: 'edit.undo' });
/** Whether there is an undone edit that can be redone now. */
export const canRedo = (snapshot: Snapshot): boolean => snapshot.can({ type: 'edit.redo' });
/** Always enabled for guests, who see the login warning. */
export const canSave = (snapshot: Snapshot): boolean => snapshot.can({ type: 'playlist.save' });
