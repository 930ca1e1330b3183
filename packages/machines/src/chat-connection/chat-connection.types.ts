import type { Chat } from '@oshimado/contract';
import type { ChatVideo, FailureReason } from '@oshimado/domain';

/** Name of a room: `{video_id}/{lang}`, as on the wire. */
export type RoomName = `${string}/${string}`;

/** Update of the video of a room; fields that are missing or null stay unchanged. */
export interface ChatUpdate {
  /** `new`, `upcoming`, `live`, `past` or `missing`. */
  readonly status?: string | null;
  /** Number of viewers. */
  readonly live_viewers?: number | null;
  /** ISO time at which the stream began. */
  readonly start_actual?: string | null;
}

/** Why a page of history failed to load. */
export type HistoryError = FailureReason;

export interface HistoryFailure {
  readonly code: HistoryError;
  /** Seconds until the next page may be asked for, where the server refused because there were too many calls; null otherwise. */
  readonly waitS: number | null;
}

/** Input of the port `loadHistory`: the newest lines of a room, or the newest before a moment; 20, or more for "Load All". */
export interface HistoryQuery {
  /** The room. */
  readonly room: RoomName;
  /** Id of the video, or the link that names the room. */
  readonly videoId: string;
  /** Translation language. */
  readonly lang: string;
  /** Epoch ms; the answer contains lines before it. Absent: the newest lines. */
  readonly before?: number;
  /** How many lines make a full page. */
  readonly limit: number;
}

/** A page of history to load; one is loaded at a time. */
export interface HistoryJob {
  /** Name of the room. */
  readonly room: RoomName;
  /** `newest`: from the newest line back to the known ones; `older`: further back than the known ones. */
  readonly kind: 'newest' | 'older';
  /** Epoch ms; undefined: the newest lines. */
  readonly before: number | undefined;
  /** Epoch ms of the newest line of the chain this page belongs to; null for the first page of a chain. */
  readonly newest: number | null;
  /** How many lines make a full page. */
  readonly limit: number;
}

/**
 * `notLive`, `needsExtension`: cannot be joined; `wanted`: is subscribed to as soon as the socket is open;
 * `subscribing`: sent; `joined`: receives lines; `refused`: the server refused the subscription; `ended`: the server
 * closed the room.
 */
export type RoomPhase =
  | 'notLive'
  | 'needsExtension'
  | 'wanted'
  | 'subscribing'
  | 'joined'
  | 'refused'
  | 'ended';

/** A room that parts of the page listen to. */
export interface ChatRoom {
  /** `{video_id}/{lang}`. */
  readonly name: RoomName;
  /** The video, as described by the last listener to join. */
  readonly video: ChatVideo;
  /** Translation language. */
  readonly lang: string;
  /** How many parts of the page listen. */
  readonly listeners: number;
  /** State of the subscription. */
  readonly phase: RoomPhase;
  /** The server's text when it refused or ended the room; null otherwise. */
  readonly message: string | null;
  /** Known lines, ascending, without duplicates. */
  readonly lines: readonly Chat[];
  /**
   * Set when lines newer than the known ones may be missing: they are loaded back to `edge` (epoch ms; null: as far as
   * history goes). Null when none are missing.
   */
  readonly gap: { readonly edge: number | null } | null;
  /** Epoch ms of the newest line loaded from history; null when history had none. */
  readonly syncedTo: number | null;
  /** Where the next older page begins, epoch ms; undefined before the first page. */
  readonly before: number | undefined;
  /** Whether history has answered at least once. */
  readonly hasLoaded: boolean;
  /** "Start of Messages": there are no older lines. */
  readonly isAtStart: boolean;
  /** The page that failed to load and why; null otherwise. `history.retry` loads it again. */
  readonly failure: (HistoryFailure & { readonly job: HistoryJob }) | null;
}

/** Initial data of the machine; all of it has defaults. */
export interface ChatInput {
  /**
   * Whether the browser extension that shows archived chats is installed; if so, rooms of past videos are open. Default
   * false.
   */
  readonly hasExtension?: boolean;
  /** How many attempts to reconnect are made before giving up. Default 10. */
  readonly attempts?: number;
}

/** Data of the machine; views read it by selectors. */
export interface ChatContext {
  /** Rooms with listeners, by name. */
  readonly rooms: Readonly<Record<RoomName, ChatRoom>>;
  /** Pages of history to load, in order. */
  readonly jobs: readonly HistoryJob[];
  /** The page being loaded; null if none is, or if its room has no listeners any more. */
  readonly job: HistoryJob | null;
  /** Rooms with an unanswered subscription on this socket, in the order sent. */
  readonly unanswered: readonly RoomName[];
  /** Whether the socket is open. */
  readonly isOpen: boolean;
  /** Number of the attempt to reconnect, from 1; 0 when connected, or when the last attempt has lasted 30 s. */
  readonly attempt: number;
  /** How many attempts there are. */
  readonly attempts: number;
  /** Whether rooms of past videos are open. */
  readonly hasExtension: boolean;
  /** Current time as of the last event that carried one, epoch ms. */
  readonly now: number;
  /** Epoch ms at which rooms that are not live yet are checked again. */
  readonly wakeAt: number;
}

/** What the machine takes: requests of listeners, and facts about the socket and the page. */
export type ChatEvent =
  /** A part of the page starts to listen; `now` in epoch ms. */
  | {
      readonly type: 'room.join';
      readonly video: ChatVideo;
      readonly lang: string;
      readonly now: number;
    }
  /** A part of the page stopped listening. */
  | { readonly type: 'room.leave'; readonly room: RoomName }
  /** A part of the page switches to another language; `now` in epoch ms. */
  | {
      readonly type: 'language.change';
      readonly video: ChatVideo;
      readonly from: string;
      readonly to: string;
      readonly now: number;
    }
  /** Subscribe again to a room that was refused or ended. */
  | { readonly type: 'room.retry'; readonly room: RoomName }
  /** The server accepted a subscription; without `lang` it means the first unanswered one of that video. */
  | {
      readonly type: 'room.subscribed';
      readonly id: string;
      readonly lang?: string;
      readonly update?: ChatUpdate;
    }
  /** The server refused a subscription. */
  | {
      readonly type: 'room.refused';
      readonly id: string;
      readonly lang?: string;
      readonly message: string;
    }
  /** The server closed a room. */
  | { readonly type: 'room.ended'; readonly room: RoomName; readonly message?: string }
  /** A video was updated, by the room or elsewhere on the page. */
  | { readonly type: 'room.updated'; readonly id: string; readonly update: ChatUpdate }
  /** A new line arrived. */
  | { readonly type: 'line.received'; readonly room: RoomName; readonly line: Chat }
  /** "Show More": load 20 older lines. */
  | { readonly type: 'history.more'; readonly room: RoomName }
  /** "Load All": load everything up to the start of messages. */
  | { readonly type: 'history.all'; readonly room: RoomName }
  /** Load the failed page of history again. */
  | { readonly type: 'history.retry'; readonly room: RoomName }
  /** The requested socket is open. */
  | { readonly type: 'socket.opened' }
  /** The socket was closed from outside. */
  | { readonly type: 'socket.closed' }
  /** The socket could not be opened, or broke. */
  | { readonly type: 'socket.failed' }
  /** Reconnect now. */
  | { readonly type: 'socket.retry' }
  /** The device is online again. */
  | { readonly type: 'connection.restored' }
  /** The page was hidden; chats stay connected. */
  | { readonly type: 'page.hidden' }
  /** The page is visible again; `now` (epoch ms) is needed because a device that slept missed its timers. */
  | { readonly type: 'page.shown'; readonly now: number }
  /** The extension that shows archived chats announced itself. */
  | { readonly type: 'extension.found' }
  /** Sent by the machine to itself: there were no listeners for 10 s. */
  | { readonly type: 'socket.rest' };

/** What the machine emits: orders for the socket, and news of the rooms. */
export type ChatEmitted =
  /** Open the socket; the answer is `socket.opened`, `socket.failed` or `socket.closed`. */
  | { readonly type: 'socket.open' }
  /** Close the socket, or stop opening it; its events are ignored from then on. */
  | { readonly type: 'socket.close' }
  /** Send `subscribe`. */
  | { readonly type: 'room.subscribe'; readonly video_id: string; readonly lang: string }
  /** Send `unsubscribe`. */
  | { readonly type: 'room.unsubscribe'; readonly video_id: string; readonly lang: string }
  /** The server sent an update of a video. */
  | { readonly type: 'video.updated'; readonly id: string; readonly update: ChatUpdate };

/** An event of one type. */
export type ChatEventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { readonly type: T }>;

/** Result of an event: the changed context and the events to emit. */
export interface ChatChange {
  /** The changed part of the context. */
  readonly context: ChatContext;
  /** Emitted in this order. */
  readonly emitted: readonly ChatEmitted[];
}
