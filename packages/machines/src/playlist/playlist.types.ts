import type { PlaylistVideo } from '@oshimado/contract';
import type { PlaylistRefusal, PlaylistVersion, UndoHistory } from '@oshimado/domain';

/** The viewer's active list. */
export interface ActivePlaylist {
  /** Id on the server; null if never saved. */
  readonly id: number | null;
  /** Id of the owner; null until it has one. */
  readonly userId: string | null;
  /** `Unnamed Playlist` until the viewer names it; never empty. */
  readonly name: string;
  /** At most 500, without duplicates, in the viewer's order. */
  readonly videos: readonly PlaylistVideo[];
  /** Names the save that makes the list on the server. Undefined before it is tried, and once it has succeeded. */
  readonly saveKey?: string | undefined;
}

/** The part of the list that edits change and undo restores. */
export type PlaylistContent = Pick<ActivePlaylist, 'name' | 'videos'>;

/** A change of a playlist that is not active. */
export type PlaylistTask =
  /** Adds a video to a playlist of the viewer, or removes it from there. */
  | {
      readonly kind: 'membership';
      readonly playlistId: number;
      readonly videoId: string;
      /** Whether the playlist should contain the video. */
      readonly contains: boolean;
    }
  | { readonly kind: 'deletion'; readonly playlistId: number };

/** Input of the port `savePlaylist`; without `id` a new playlist is created. */
export interface SavePlaylistInput {
  readonly id?: number;
  readonly name: string;
  readonly videoIds: readonly string[];
  /** The server's version that the changes began with; changes made to it elsewhere since then are kept. Missing if it is unknown. */
  readonly base?: PlaylistVersion;
  /** Of a save without `id`: the same until one has succeeded, so that a list whose answer was lost is not made twice. */
  readonly key?: string;
}

/** Output of the port `savePlaylist`. */
export interface SavedPlaylist {
  readonly id: number;
  /** What was saved, where it holds changes made elsewhere too, with the videos of the version of there. */
  readonly merged?: PlaylistVersion & Pick<PlaylistContent, 'videos'>;
}

/** Initial data of the machine; all of it has defaults. */
export interface PlaylistInput {
  /** The list from the last visit. Default: empty, without a name. */
  readonly playlist?: ActivePlaylist;
  /** The server's version, if known; differences from it are unsaved. Default none. */
  readonly savedContent?: PlaylistContent | null;
  /** The server's version that the unsaved changes began with. Default: that of `savedContent`. */
  readonly base?: PlaylistVersion | null;
  /** Who is logged in; null for a guest. Default null. */
  readonly viewerId?: string | null;
  /** Prefix of every key of a save; random, so that tabs never create the same key. Default: saves have no keys. */
  readonly keyPrefix?: string;
}

/** Data of the machine; views read it by selectors. */
export interface PlaylistContext {
  readonly playlist: ActivePlaylist;
  /** null: never saved, or not known on this device. */
  readonly savedContent: PlaylistContent | null;
  /** The server's version that this device has read or written last; null if there is none, or it is unknown. */
  readonly base: PlaylistVersion | null;
  readonly history: UndoHistory<PlaylistContent>;
  readonly viewerId: string | null;
  readonly keyPrefix: string | null;
  /** Makes keys unique within the tab. */
  readonly keysMade: number;
  /** The version being saved. Edits made meanwhile are not in it. */
  readonly sent: PlaylistContent | null;
  /** Whether the viewer asked to save while a save was on its way: it follows, if something has changed by then. */
  readonly isSaveWanted: boolean;
  /** The list to open once the viewer has answered about unsaved changes. */
  readonly wanted: ActivePlaylist | null;
  /** Whether the last save or reset failed and there was no edit since. */
  readonly hasFailed: boolean;
  /** Of a call that was refused because there were too many: seconds until the next one; null after another failure. */
  readonly waitS: number | null;
  /** Changes to send for other playlists, in order; the first is being sent. */
  readonly tasks: readonly PlaylistTask[];
}

/** What the machine takes: requests of the viewer, and facts about the login and other tabs. */
export type PlaylistEvent =
  | { readonly type: 'video.add'; readonly video: PlaylistVideo }
  /** Add all in this order; duplicates, and those beyond the limit, are left out. */
  | { readonly type: 'videos.add'; readonly videos: readonly PlaylistVideo[] }
  | { readonly type: 'video.remove'; readonly id: string }
  /** Indexes start at 0. */
  | { readonly type: 'video.move'; readonly from: number; readonly to: number }
  | { readonly type: 'playlist.rename'; readonly name: string }
  | { readonly type: 'playlist.save' }
  | { readonly type: 'playlist.new' }
  /** Make another playlist from the server the active one. */
  | { readonly type: 'playlist.open'; readonly playlist: ActivePlaylist }
  | { readonly type: 'playlist.delete' }
  /** Reset to the server's version. */
  | { readonly type: 'playlist.reset' }
  /** Answers to the question whether unsaved changes may be discarded. */
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' }
  | { readonly type: 'edit.undo' }
  | { readonly type: 'edit.redo' }
  /** For the active playlist the change is local; another one is changed on the server. */
  | {
      readonly type: 'membership.change';
      readonly playlistId: number;
      readonly video: PlaylistVideo;
      readonly contains: boolean;
    }
  | { readonly type: 'viewer.changed'; readonly viewerId: string | null }
  /** Another tab edited the same list. */
  | {
      readonly type: 'playlist.replaced';
      readonly playlist: ActivePlaylist;
      readonly savedContent: PlaylistContent | null;
      /** As in the input. */
      readonly base?: PlaylistVersion | null;
    };

/** What the machine emits: what to store, and messages for the viewer. */
export type PlaylistEmitted =
  /** The list changed: store it, notify other tabs. */
  | { readonly type: 'playlist.changed' }
  | { readonly type: 'playlist.saved' }
  /** `waitS` is that of the context. */
  | { readonly type: 'playlist.failed'; readonly waitS: number | null }
  | { readonly type: 'edit.refused'; readonly code: PlaylistRefusal | 'busy' }
  | { readonly type: 'task.done'; readonly task: PlaylistTask }
  /** `waitS`: as that of the context, for this task. */
  | { readonly type: 'task.failed'; readonly task: PlaylistTask; readonly waitS: number | null };
