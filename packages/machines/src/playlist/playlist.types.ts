import type { PlaylistVideo } from '@oshimado/contract';
import type { PlaylistRefusal, UndoHistory } from '@oshimado/domain';

/** The list a viewer has at hand. */
export interface ActivePlaylist {
  /** Of the server; null for one that was never saved. */
  readonly id: number | null;
  /** Whose it is; null as long as nobody owns it. */
  readonly userId: string | null;
  /** Never empty once the viewer gave one; `Unnamed Playlist` until then. */
  readonly name: string;
  /** At most 500, each once, in the viewer's order. */
  readonly videos: readonly PlaylistVideo[];
}

/** What an edit changes, and undo brings back. */
export type PlaylistContent = Pick<ActivePlaylist, 'name' | 'videos'>;

/** A change of a playlist that is not at hand. */
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

/** What the port `savePlaylist` is asked; without `id` a new one is made. */
export interface SavePlaylistInput {
  readonly id?: number;
  readonly name: string;
  readonly videoIds: readonly string[];
}

export interface PlaylistInput {
  /** Where the viewer left off. Default: an empty one without a name. */
  readonly playlist?: ActivePlaylist;
  /** The server's version of it, where one is known; what differs from it is unsaved. Default none. */
  readonly savedContent?: PlaylistContent | null;
  /** Who is logged in; null for a guest. Default null. */
  readonly viewerId?: string | null;
}

export interface PlaylistContext {
  readonly playlist: ActivePlaylist;
  /** null: never saved, or not known on this device. */
  readonly savedContent: PlaylistContent | null;
  readonly history: UndoHistory<PlaylistContent>;
  readonly viewerId: string | null;
  /** What is being saved. An edit made meanwhile is not in it. */
  readonly sent: PlaylistContent | null;
  /** What the viewer wants instead of unsaved changes, while they are asked. */
  readonly wanted: ActivePlaylist | null;
  /** Whether the last save or reset failed, and nothing was changed since. */
  readonly hasFailed: boolean;
  /** What the server is yet to do to other playlists, in the order asked for; the first is under way. */
  readonly tasks: readonly PlaylistTask[];
}

export type PlaylistEvent =
  | { readonly type: 'video.add'; readonly video: PlaylistVideo }
  /** All in the order given; those already there, and those beyond the end, are left out. */
  | { readonly type: 'videos.add'; readonly videos: readonly PlaylistVideo[] }
  | { readonly type: 'video.remove'; readonly id: string }
  /** Places are counted from 0. */
  | { readonly type: 'video.move'; readonly from: number; readonly to: number }
  | { readonly type: 'playlist.rename'; readonly name: string }
  | { readonly type: 'playlist.save' }
  | { readonly type: 'playlist.new' }
  /** Another playlist of the server becomes the active one. */
  | { readonly type: 'playlist.open'; readonly playlist: ActivePlaylist }
  | { readonly type: 'playlist.delete' }
  /** Back to the server's version. */
  | { readonly type: 'playlist.reset' }
  /** Answers to the question whether unsaved changes may go. */
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' }
  | { readonly type: 'edit.undo' }
  | { readonly type: 'edit.redo' }
  /** For the active playlist the change is local; any other one is changed on the server. */
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
    };

export type PlaylistEmitted =
  /** The list is another one now: store it, tell other tabs. */
  | { readonly type: 'playlist.changed' }
  | { readonly type: 'playlist.saved' }
  | { readonly type: 'playlist.failed' }
  | { readonly type: 'edit.refused'; readonly code: PlaylistRefusal | 'busy' }
  | { readonly type: 'task.done'; readonly task: PlaylistTask }
  | { readonly type: 'task.failed'; readonly task: PlaylistTask };
