/** Predicates of a playlist, separate from its edits, so that a page can bundle them alone. */
import { UNNAMED_PLAYLIST } from '@oshimado/domain';
import type { ActivePlaylist, PlaylistContent, PlaylistContext } from './playlist.types';

export const emptyPlaylist: ActivePlaylist = {
  id: null,
  userId: null,
  name: UNNAMED_PLAYLIST,
  videos: [],
};

export const isSameContent = (one: PlaylistContent | null, other: PlaylistContent): boolean =>
  one !== null &&
  one.name === other.name &&
  one.videos.length === other.videos.length &&
  one.videos.every(({ id }, at) => id === other.videos[at]?.id);

/** Whether the active list differs from the server's version, or from an empty list. */
export function hasUnsavedChanges({ playlist, savedContent }: PlaylistContext): boolean {
  if (savedContent === null && playlist.id !== null) return true;
  return !isSameContent(savedContent ?? emptyPlaylist, playlist);
}

/** Whether the active list is saved on the server and belongs to the viewer. */
export const isOwned = ({ playlist, viewerId }: PlaylistContext): boolean =>
  playlist.id !== null && viewerId !== null && playlist.userId === viewerId;

/** "The 'reset unsaved' action is disabled when the playlist is saved or has no id." */
export const canReset = (context: PlaylistContext): boolean =>
  context.playlist.id !== null && hasUnsavedChanges(context);
