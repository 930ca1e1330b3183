/** Pure functions for the edits of a playlist. */
import { nameOf } from '@oshimado/contract';
import {
  addRefusal,
  isWithinBounds,
  nameRefusal,
  redoStep,
  reorder,
  undoStep,
  UNDO_MAX,
  UNNAMED_PLAYLIST,
  withEdit,
  emptyHistory,
  containsVideo,
  PLAYLIST_MAX,
  mergePlaylists,
  type PlaylistRefusal,
  type PlaylistVersion,
} from '@oshimado/domain';
import { isOwned, isSameContent } from './playlist.rules';
import type {
  ActivePlaylist,
  PlaylistContent,
  PlaylistContext,
  PlaylistEvent,
  SavedPlaylist,
  SavePlaylistInput,
} from './playlist.types';

export const contentOf = ({ name, videos }: PlaylistContent): PlaylistContent => ({ name, videos });

/** The list after an edit, or why nothing changes. */
type Edit = { readonly content: PlaylistContent } | { readonly refusal: PlaylistRefusal };

/** Removes duplicates and limits to 500 videos: the input may be a file or come from another page. */
function fitting(videos: PlaylistContent['videos']): PlaylistContent['videos'] {
  const ids = new Set<string>();
  return videos.filter(({ id }) => !ids.has(id) && ids.add(id)).slice(0, PLAYLIST_MAX);
}

/** The content after an edit event; undefined for other events. */
export function editOf({ playlist }: PlaylistContext, event: PlaylistEvent): Edit | undefined {
  const { name, videos } = playlist;
  switch (event.type) {
    case 'video.add': {
      const refusal = addRefusal(videos, event.video.id);
      return refusal ? { refusal } : { content: { name, videos: [...videos, event.video] } };
    }
    case 'videos.add': {
      const all = fitting([...videos, ...event.videos]);
      if (all.length > videos.length) return { content: { name, videos: all } };
      return { refusal: videos.length >= PLAYLIST_MAX ? 'full' : 'duplicate' };
    }
    case 'video.remove': {
      if (!containsVideo(videos, event.id)) return { refusal: 'notThere' };
      return { content: { name, videos: videos.filter(({ id }) => id !== event.id) } };
    }
    case 'video.move': {
      if (!isWithinBounds(videos.length, event.from, event.to)) return { refusal: 'outOfBounds' };
      return { content: { name, videos: reorder(videos, event.from, event.to) } };
    }
    case 'playlist.rename': {
      const refusal = nameRefusal(event.name);
      return refusal ? { refusal } : { content: { name: nameOf(event.name), videos } };
    }
    default:
      return undefined;
  }
}

/** Whether an event changes the list. */
export const changesSomething = (context: PlaylistContext, event: PlaylistEvent): boolean => {
  const edit = editOf(context, event);
  return edit !== undefined && 'content' in edit && !isSameContent(context.playlist, edit.content);
};

type Change = Pick<PlaylistContext, 'playlist' | 'history' | 'hasFailed'>;

/** The list after an edit, which can be taken back. */
export function edited(context: PlaylistContext, content: PlaylistContent): Change {
  const { playlist, history } = context;
  return {
    playlist: { ...playlist, ...content },
    history: withEdit(history, contentOf(playlist), UNDO_MAX),
    hasFailed: false,
  };
}

/** The list one undo or redo step away. */
function stepped(context: PlaylistContext, step: typeof undoStep): Partial<Change> {
  const taken = step(context.history, contentOf(context.playlist));
  if (!taken) return {};
  return {
    playlist: { ...context.playlist, ...taken.value },
    history: taken.history,
    hasFailed: false,
  };
}

export const undone = (context: PlaylistContext): Partial<Change> => stepped(context, undoStep);
export const redone = (context: PlaylistContext): Partial<Change> => stepped(context, redoStep);

const versionOf = ({ name, videos }: PlaylistContent): PlaylistVersion => ({
  name,
  videoIds: videos.map(({ id }) => id),
});

type Saved = Pick<PlaylistContext, 'savedContent' | 'base'>;

/** What the server has, as far as this device knows. */
export const known = (content: PlaylistContent | null): Saved => ({
  savedContent: content,
  base: content && versionOf(content),
});

/** Replaces the list; edits of the former list cannot be undone here. */
export const opened = (
  playlist: ActivePlaylist,
  savedContent: PlaylistContent | null,
  base?: PlaylistVersion | null,
): Change & Saved & Pick<PlaylistContext, 'sent' | 'isSaveWanted' | 'wanted' | 'waitS'> => ({
  playlist,
  ...known(savedContent),
  ...(base && { base }),
  history: emptyHistory,
  sent: null,
  isSaveWanted: false,
  wanted: null,
  hasFailed: false,
  waitS: null,
});

/** Opens the list that waited for the viewer's answer. */
export const switched = ({ wanted }: PlaylistContext): Partial<PlaylistContext> =>
  wanted ? opened(wanted, wanted.id === null ? null : contentOf(wanted)) : {};

/** The context as a save starts. A save that makes a list on the server gets a key, or uses that of the failed save before it. */
export function sending(context: PlaylistContext): Partial<PlaylistContext> {
  const { playlist, keyPrefix, keysMade } = context;
  const noted = { sent: contentOf(playlist), isSaveWanted: false, hasFailed: false };
  if (isOwned(context) || keyPrefix === null || playlist.saveKey !== undefined) return noted;
  const saveKey = `${keyPrefix}-${keysMade}`;
  return { ...noted, playlist: { ...playlist, saveKey }, keysMade: keysMade + 1 };
}

/** "Saving a playlist owned by another user drops its id and creates a new one for the current user." */
export const saveInput = (context: PlaylistContext): SavePlaylistInput => ({
  ...(isOwned(context) && context.playlist.id !== null
    ? { id: context.playlist.id, ...(context.base && { base: context.base }) }
    : context.playlist.saveKey !== undefined && { key: context.playlist.saveKey }),
  // A list of before may have a name in which nothing is drawn, which the server refuses.
  name: nameOf(context.playlist.name) || UNNAMED_PLAYLIST,
  videoIds: context.playlist.videos.map(({ id }) => id),
});

/** The list after a save; edits made meanwhile are on top of what was saved. */
export function savedBy(
  context: PlaylistContext,
  { id, merged }: SavedPlaylist,
): Partial<PlaylistContext> {
  const { playlist, sent, viewerId } = context;
  const owned = { id, userId: viewerId, saveKey: undefined };
  if (!merged || !sent) {
    return { ...known(sent), sent: null, playlist: { ...playlist, ...owned } };
  }
  const all = [...merged.videos, ...sent.videos, ...playlist.videos];
  const byId = new Map(all.map((video) => [video.id, video]));
  const filled = ({ name, videoIds }: PlaylistVersion): PlaylistContent => ({
    name,
    videos: fitting(videoIds.flatMap((one) => byId.get(one) ?? [])),
  });
  const content = filled(mergePlaylists(versionOf(sent), versionOf(playlist), merged));
  const after = isSameContent(playlist, content) ? { playlist } : edited(context, content);
  return {
    ...known(filled(merged)),
    ...after,
    sent: null,
    playlist: { ...after.playlist, ...owned },
  };
}
