/** Rooms of live translations: one per video or link, and language. */
import { EventEmitter } from 'node:events';
import type { Chat } from '@oshimado/contract';

export interface Room {
  /** Video id, or the link of a custom room. */
  readonly video: string;
  readonly lang: string;
}

/** Messages of a room besides lines (wire, 2.1.3). */
export type RoomMessage =
  | Omit<Chat, 'id'>
  | {
      readonly type: 'update';
      readonly status: string;
      readonly live_viewers: number | null;
      readonly start_actual: string | null;
    }
  | { readonly type: 'end'; readonly message: string };

export interface Rooms {
  /** Sends a message to everyone in the room, on every process. */
  readonly send: (room: Room, message: RoomMessage) => void;
  /** Passes a message of another process to everyone in the room on this one. */
  readonly receive: (room: Room, message: RoomMessage) => void;
  /** Receives every message for the rooms of this process. Returns the function to unsubscribe. */
  readonly listen: (listener: (room: Room, message: RoomMessage) => void) => () => void;
  /** Receives the messages that this process sends. Returns the function to unsubscribe. */
  readonly onSend: (listener: (room: Room, message: RoomMessage) => void) => () => void;
}

export function createRooms(): Rooms {
  const events = new EventEmitter<{ heard: [Room, RoomMessage]; sent: [Room, RoomMessage] }>();
  return {
    send: (room, message) => {
      events.emit('heard', room, message);
      events.emit('sent', room, message);
    },
    receive: (room, message) => void events.emit('heard', room, message),
    listen: (listener) => {
      events.on('heard', listener);
      return () => void events.off('heard', listener);
    },
    onSend: (listener) => {
      events.on('sent', listener);
      return () => void events.off('sent', listener);
    },
  };
}
