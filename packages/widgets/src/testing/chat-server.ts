/** A server of live translations for tests and stories: its sockets, its rooms, and its history. */
import type { Chat, Client } from '@oshimado/contract';
import { compareLines } from '@oshimado/domain';
import type { ChatSocket, OpenSocket } from '../parts/live-translations/chat-socket';

type Listener = () => void;

/** A line said at this moment. */
export const chatLine = (timestamp: number, more: Partial<Chat> = {}): Chat => ({
  name: 'Translator',
  message: `said at ${timestamp}`,
  timestamp,
  video_offset: timestamp / 1_000,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
  ...more,
});

class FakeSocket implements ChatSocket {
  readonly rooms = new Set<string>();
  isOpen = false;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #any: ((name: string, payload: unknown) => void)[] = [];

  constructor(
    readonly onSubscribe: (name: string) => void,
    readonly sent: string[],
  ) {}

  on = (event: string, listener: Listener) => {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  };
  onAny = (listener: (name: string, payload: unknown) => void) => void this.#any.push(listener);
  emit: ChatSocket['emit'] = (name, { video_id, lang }) => {
    const room = `${video_id}/${lang}`;
    this.sent.push(`${name} ${room}`);
    if (name === 'unsubscribe') this.rooms.delete(room);
    else {
      this.rooms.add(room);
      this.onSubscribe(room);
    }
  };
  disconnect = () => {
    this.isOpen = false;
    this.rooms.clear();
  };
  fire(event: 'connect' | 'disconnect' | 'connect_error') {
    this.isOpen = event === 'connect';
    for (const listener of this.#listeners.get(event) ?? []) listener();
  }
  hear(name: string, payload: unknown) {
    for (const listener of this.#any) listener(name, payload);
  }
}

export function createChatServer() {
  const held = new Map<string, Chat[]>();
  const sockets: FakeSocket[] = [];
  /** What clients sent, in order. */
  const sent: string[] = [];
  let isUp = true;
  const open = () => sockets.filter((socket) => socket.isOpen);
  const heldOf = (room: string) => {
    const lines = held.get(room) ?? [];
    held.set(room, lines);
    return lines;
  };
  const accept = (socket: FakeSocket) => (room: string) => {
    const [id, lang] = [
      room.slice(0, room.lastIndexOf('/')),
      room.slice(room.lastIndexOf('/') + 1),
    ];
    queueMicrotask(() => socket.hear('subscribeSuccess', { id, lang, status: 'live' }));
  };
  const openSocket: OpenSocket = () => {
    const socket: FakeSocket = new FakeSocket((room) => accept(socket)(room), sent);
    sockets.push(socket);
    setTimeout(() => socket.fire(isUp ? 'connect' : 'connect_error'));
    return Promise.resolve(socket);
  };
  const getChats: Client['getChats'] = ({ id, lang, limit = 20, before = Infinity }) => {
    if (!isUp) return Promise.reject(new Error('The server is down.'));
    const lines = heldOf(`${id}/${lang}`).filter(({ timestamp }) => timestamp < before);
    return Promise.resolve(lines.sort(compareLines).slice(-limit));
  };
  return {
    openSocket,
    client: { getChats },
    sent,
    /** Sockets that are open now. */
    openSockets: () => open().length,
    /** How many sockets receive the lines of a room. */
    listeners: (room: string) => open().filter((socket) => socket.rooms.has(room)).length,
    /** Puts lines into the history without sending them. */
    hold: (room: string, lines: readonly Chat[]) => void heldOf(room).push(...lines),
    /** A line is posted: it is kept, and sent to those who listen. */
    post: (room: string, line: Chat) => {
      heldOf(room).push(line);
      for (const socket of open()) if (socket.rooms.has(room)) socket.hear(room, line);
    },
    /** Sends anything under a name. */
    say: (name: string, payload: unknown) => {
      for (const socket of open()) socket.hear(name, payload);
    },
    /** Every connection breaks, and none succeeds until `rise`. */
    fall: () => {
      isUp = false;
      for (const socket of open()) socket.fire('disconnect');
    },
    rise: () => {
      isUp = true;
    },
  };
}
export type ChatServer = ReturnType<typeof createChatServer>;
