import type { Chat } from '@oshimado/contract';
import type { ChatVideo, FailureReason } from '@oshimado/domain';

/** Name of a room: `{video_id}/{lang}`, as on the wire. */
export type RoomName = `${string}/${string}`;

/** Update of the video of a room; fields that are missing or null stay unchanged. */
export interface ChatUpdate {
  /** `new`, `upcoming`, `live`, `past` or `missing`. */
  readonly status?: string | null;
  /** How many people watch. */
  readonly live_viewers?: number | null;
  /** ISO time at which the stream began. */
  readonly start_actual?: string | null;
}

/** Why a page of history failed to load. */
export type HistoryError = FailureReason;

/** What the port `loadHistory` is asked for: the newest 20 lines of a room, or the newest 20 before a moment. */
export interface HistoryQuery {
  /** Whose history. */
  readonly room: RoomName;
  /** Id of the video, or the link that names the room. */
  readonly videoId: string;
  /** Translation language. */
  readonly lang: string;
  /** Epoch ms; the answer holds lines before it. Absent: the newest lines. */
  readonly before?: number;
  /** How many lines make a full page. */
  readonly limit: number;
}

/** A page of history to be loaded; one is loaded at a time. */
export interface HistoryJob {
  /** Whose history. */
  readonly room: RoomName;
  /** `newest`: from the newest line back to what is known; `older`: further back than what is known. */
  readonly kind: 'newest' | 'older';
  /** Epoch ms; undefined: the newest lines. */
  readonly before: number | undefined;
  /** Epoch ms of the newest line of the chain this page belongs to; null when there is none yet. */
  readonly newest: number | null;
}

/**
 * `notLive`, `needsExtension`: not to be entered; `wanted`: to be subscribed as soon as there is a socket; `subscribing`:
 * asked for; `joined`: heard; `refused`: the server said no; `ended`: the server closed it.
 */
export type RoomPhase =
  'notLive' | 'needsExtension' | 'wanted' | 'subscribing' | 'joined' | 'refused' | 'ended';

export interface ChatRoom {
  /** `{video_id}/{lang}`. */
  readonly name: RoomName;
  /** The video, as the last to join knew it. */
  readonly video: ChatVideo;
  /** Translation language. */
  readonly lang: string;
  /** How many parts of the page listen. */
  readonly listeners: number;
  /** How far the room is. */
  readonly phase: RoomPhase;
  /** What the server said when it refused or ended the room; null otherwise. */
  readonly message: string | null;
  /** Lines known: ascending, each once. */
  readonly lines: readonly Chat[];
  /** Up to where (epoch ms; null: nowhere) newer history must be read before nothing is missing; null: nothing is. */
  readonly gap: { readonly edge: number | null } | null;
  /** Epoch ms of the newest line history has told of; null when it told of none. */
  readonly syncedTo: number | null;
  /** Where older history goes on, epoch ms; undefined before the first page. */
  readonly before: number | undefined;
  /** Whether history has answered at all. */
  readonly hasLoaded: boolean;
  /** "Start of Messages": there is nothing older. */
  readonly isAtStart: boolean;
  /** The page that failed to load and why; null otherwise. `history.retry` loads it again. */
  readonly failure: { readonly job: HistoryJob; readonly code: HistoryError } | null;
}

export interface ChatInput {
  /** Whether the extension that shows archived chats is there; then rooms of past videos are open. Default false. */
  readonly hasExtension?: boolean;
  /** How often a lost socket is opened again before it is given up. Default 10. */
  readonly attempts?: number;
}

export interface ChatContext {
  /** Rooms somebody listens to, by name. */
  readonly rooms: Readonly<Record<RoomName, ChatRoom>>;
  /** Pages of history to be loaded, in turn. */
  readonly jobs: readonly HistoryJob[];
  /** The page being loaded; null when none is, or when nobody wants it any more. */
  readonly job: HistoryJob | null;
  /** Rooms whose subscription the server has not answered on this socket, in the order they were sent. */
  readonly unanswered: readonly RoomName[];
  /** Whether the socket is open. */
  readonly isOpen: boolean;
  /** Number of the attempt to reconnect, from 1; 0 when none is needed, or when the last one has lasted 30 s. */
  readonly attempt: number;
  /** How many attempts there are. */
  readonly attempts: number;
  /** Whether rooms of past videos are open. */
  readonly hasExtension: boolean;
  /** Time of day as last told, epoch ms. */
  readonly now: number;
  /** Epoch ms at which rooms that are not live yet are looked at again. */
  readonly wakeAt: number;
}

export type ChatEvent =
  /** A part of the page begins to listen; `now` in epoch ms. */
  | {
      readonly type: 'room.join';
      readonly video: ChatVideo;
      readonly lang: string;
      readonly now: number;
    }
  /** A part of the page has stopped listening. */
  | { readonly type: 'room.leave'; readonly room: RoomName }
  /** A part of the page listens to another language from now on; `now` in epoch ms. */
  | {
      readonly type: 'language.change';
      readonly video: ChatVideo;
      readonly from: string;
      readonly to: string;
      readonly now: number;
    }
  /** Subscribe again to a room that was refused or ended. */
  | { readonly type: 'room.retry'; readonly room: RoomName }
  /** The server let us in; without `lang` it means the first unanswered room of that video. */
  | {
      readonly type: 'room.subscribed';
      readonly id: string;
      readonly lang?: string;
      readonly update?: ChatUpdate;
    }
  /** The server did not let us in. */
  | {
      readonly type: 'room.refused';
      readonly id: string;
      readonly lang?: string;
      readonly message: string;
    }
  /** The server closed a room. */
  | { readonly type: 'room.ended'; readonly room: RoomName; readonly message?: string }
  /** Something about a video became known, by the room or elsewhere on the page. */
  | { readonly type: 'room.updated'; readonly id: string; readonly update: ChatUpdate }
  /** A line was said. */
  | { readonly type: 'line.received'; readonly room: RoomName; readonly line: Chat }
  /** "Show More": 20 older lines. */
  | { readonly type: 'history.more'; readonly room: RoomName }
  /** Load again the page of history that failed. */
  | { readonly type: 'history.retry'; readonly room: RoomName }
  /** The socket asked for is open. */
  | { readonly type: 'socket.opened' }
  /** The socket was closed by somebody else. */
  | { readonly type: 'socket.closed' }
  /** The socket could not be opened, or broke. */
  | { readonly type: 'socket.failed' }
  /** Try to connect now. */
  | { readonly type: 'socket.retry' }
  /** The device has found its connection again. */
  | { readonly type: 'connection.restored' }
  /** The page is not looked at; chats go on. */
  | { readonly type: 'page.hidden' }
  /** The page is looked at again; `now` (epoch ms) tells a device that slept how late it is. */
  | { readonly type: 'page.shown'; readonly now: number }
  /** The extension that shows archived chats has made itself known. */
  | { readonly type: 'extension.found' }
  /** Sent by the machine to itself: nobody has listened for 10 s. */
  | { readonly type: 'socket.rest' };

export type ChatEmitted =
  /** Open the socket; the answer is `socket.opened`, `socket.failed` or `socket.closed`. */
  | { readonly type: 'socket.open' }
  /** Close the socket, or give up opening it; nothing more is expected from it. */
  | { readonly type: 'socket.close' }
  /** Send `subscribe`. */
  | { readonly type: 'room.subscribe'; readonly video_id: string; readonly lang: string }
  /** Send `unsubscribe`. */
  | { readonly type: 'room.unsubscribe'; readonly video_id: string; readonly lang: string }
  /** The server knows something newer about a video. */
  | { readonly type: 'video.updated'; readonly id: string; readonly update: ChatUpdate };

/** An event of one type. */
export type ChatEventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { readonly type: T }>;

/** Result of an event: the changed context and the events to emit. */
export interface ChatChange {
  /** What of the context is new. */
  readonly context: ChatContext;
  /** Emitted in this order. */
  readonly emitted: readonly ChatEmitted[];
}
