/**
 * Live translations on Socket.IO 4 at /api/socket.io/, by websocket alone, as existing clients speak it: `subscribe` and
 * `unsubscribe` to rooms, one event per room for its lines. There is no login here; lines are posted over
 * HTTP. Clients are limited; those that flood or do not read are disconnected.
 */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Reads } from '../store';
import { addressReader } from '../plugins/client-address';
import { callerOf } from '../plugins/rate-limit';
import { keepConnection } from '../snapshot/held-connections';
import {
  admit,
  isCustomRoom,
  readSubscription,
  roomName,
  stateOf,
  type Subscription,
} from './admission';
import type { Rooms } from './rooms';
import {
  createCounter,
  createMeter,
  defaultSocketLimits,
  type SocketLimits,
} from './socket-limits';

export interface SocketOptions {
  readonly server: HttpServer;
  readonly rooms: Rooms;
  readonly reads: Pick<Reads, 'findVideo' | 'videosById'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls the function at an interval in milliseconds; returns how to stop that. */
  readonly every: (ms: number, work: () => void) => () => void;
  readonly onError: (error: unknown) => void;
  /** Address of the client. Default: the one the connection comes from. */
  readonly addressOf?: (request: IncomingMessage) => string | undefined;
  readonly limits?: Partial<SocketLimits>;
}

const PATH = '/api/socket.io/';
/** Interval at which viewer counts and statuses of subscribed videos are sent. */
const STATES_MS = 30_000;
const IDLE_CHECK_MS = 1_000;
const ID_SHOWN = 300;

/** A connection before the Socket.IO handshake. */
type Connection = Socket['conn'];

interface Joined {
  readonly subscription: Subscription;
}

/** Bytes buffered for a client that reads slowly; missing in the types of Engine.IO. */
interface Waiting {
  readonly transport?: {
    readonly socket?: { readonly bufferedAmount?: number; readonly terminate?: () => void };
  };
  readonly writeBuffer?: readonly { readonly data?: unknown }[];
}

/** Bytes, or characters, waiting to be read: in the websocket, and in the queue before it. */
function bufferedOf(socket: Socket): number {
  const { transport, writeBuffer = [] } = socket.conn as unknown as Waiting;
  const queued = writeBuffer.reduce(
    (sum, { data }) => sum + (typeof data === 'string' ? data.length : 0),
    0,
  );
  return queued + (transport?.socket?.bufferedAmount ?? 0);
}

/** Without a close handshake: a client that does not read would not receive it, and it waits for an answer. */
function cutOff(socket: Socket): void {
  const { transport } = socket.conn as unknown as Waiting;
  if (transport?.socket?.terminate) transport.socket.terminate();
  else socket.conn.close(true);
}

export function attachSocket(options: SocketOptions) {
  const { server, rooms, reads, now, every, onError } = options;
  const { addressOf = addressReader(false) } = options;
  const limits = { ...defaultSocketLimits, ...options.limits };
  const io = new Server(server, {
    path: PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.frameBytes,
    pingInterval: limits.pingMs,
    cors: { origin: '*' },
  });
  const addresses = createCounter(limits.socketsPerAddress);
  /** Connections that have not joined a room yet, and since when. */
  const outside = new Map<Connection, number>();
  const joined = new Map<Socket, Map<string, Joined>>();

  const subscribe = async (socket: Socket, payload: unknown) => {
    const wanted = readSubscription(payload);
    if (!wanted) {
      const words =
        'video_id must be a video or a link, and lang one of the languages of translations.';
      socket.emit('subscribeError', { id: idIn(payload), message: words });
      return;
    }
    const id = wanted.video_id;
    const held = joined.get(socket);
    const name = roomName(wanted);
    if (held && held.size >= limits.roomsPerSocket && !held.has(name)) {
      const message = `Only ${limits.roomsPerSocket} rooms are allowed per connection.`;
      socket.emit('subscribeError', { id, message });
      return;
    }
    const admission = await admit(reads, wanted, now());
    if (admission.kind === 'closed') {
      socket.emit('subscribeError', { id, message: admission.message });
      return;
    }
    await socket.join(name);
    outside.delete(socket.conn);
    held?.set(name, { subscription: wanted });
    socket.emit('subscribeSuccess', {
      id,
      lang: wanted.lang,
      ...admission.state,
      handled_chats: 0,
    });
  };

  const unsubscribe = async (socket: Socket, payload: unknown) => {
    const wanted = readSubscription(payload);
    if (!wanted) return;
    await socket.leave(roomName(wanted));
    joined.get(socket)?.delete(roomName(wanted));
    const { video_id, lang } = wanted;
    socket.emit('unsubscribeSuccess', { id: video_id, video_id, lang });
  };

  // Before the Socket.IO handshake: a connection without one costs as much as any other.
  io.engine.on('connection', (connection: Connection) => {
    const address = callerOf(addressOf(connection.request) ?? '');
    if (!addresses.take(address)) {
      connection.close(true);
      return;
    }
    keepConnection(connection.request.socket);
    outside.set(connection, now());
    connection.once('close', () => {
      addresses.give(address);
      outside.delete(connection);
    });
  });

  io.on('connection', (socket) => {
    joined.set(socket, new Map());
    const isWithin = createMeter(limits, now);
    let excessLeft = limits.excessMessages;
    /** In the order they came: leaving a room must not overtake entering it, which waits for the database. */
    let handled = Promise.resolve();
    const handle =
      (work: (socket: Socket, payload: unknown) => Promise<void>) => (payload: unknown) => {
        if (isWithin()) {
          handled = handled
            .then(() => work(socket, payload))
            .catch((error: unknown) => {
              onError(error);
              const message = 'The room cannot be loaded right now. Try again in a few seconds.';
              socket.emit('subscribeError', { id: idIn(payload), message });
            });
          return;
        }
        excessLeft -= 1;
        if (excessLeft < 0) socket.disconnect(true);
      };
    socket.on('subscribe', handle(subscribe));
    socket.on('unsubscribe', handle(unsubscribe));
    socket.onAny((event: string) => {
      if (event !== 'subscribe' && event !== 'unsubscribe' && !isWithin()) socket.disconnect(true);
    });
    socket.on('disconnect', () => {
      joined.delete(socket);
    });
  });

  /** Closes a connection that has joined no room within the time. */
  const closeIdle = () => {
    const latest = now() - limits.joinWithinMs;
    for (const [connection, since] of outside) if (since <= latest) connection.close(true);
  };
  const stopClosing = every(IDLE_CHECK_MS, closeIdle);

  /** Disconnects clients with too much unread data, before it fills the memory. */
  const dropSlow = () => {
    for (const socket of joined.keys()) {
      if (bufferedOf(socket) > limits.bufferedBytes) cutOff(socket);
    }
  };

  const stopHearing = rooms.listen(({ video, lang }, message) => {
    const name = roomName({ video_id: video, lang } as Subscription);
    io.to(name).emit(name, message);
    dropSlow();
  });

  /** Rooms with listeners in this process, by video. */
  const roomsByVideo = () => {
    const names = new Map<string, Set<string>>();
    for (const held of joined.values()) {
      for (const [name, { subscription }] of held) {
        if (isCustomRoom(subscription.video_id)) continue;
        const known = names.get(subscription.video_id);
        if (known) known.add(name);
        else names.set(subscription.video_id, new Set([name]));
      }
    }
    return names;
  };

  const lastStates = new Map<string, string>();

  /** Sends the status of their videos to listeners of this process; other processes do so for theirs. */
  const sendStates = async () => {
    const names = roomsByVideo();
    for (const id of lastStates.keys()) if (!names.has(id)) lastStates.delete(id);
    if (names.size === 0) return;
    for (const row of await reads.videosById([...names.keys()])) {
      const state = stateOf(row);
      const text = JSON.stringify(state);
      if (lastStates.get(row.id) === text) continue;
      lastStates.set(row.id, text);
      const hasEnded = row.status === 'past' || row.status === 'missing';
      for (const name of names.get(row.id) ?? []) {
        io.to(name).emit(name, { type: 'update', id: row.id, ...state });
        if (hasEnded) io.to(name).emit(name, { type: 'end', message: 'The stream has ended.' });
      }
    }
  };
  const stopSendingStates = every(STATES_MS, () => void sendStates().catch(onError));

  return {
    /** Closes every connection; clients reconnect, maybe to another process. */
    close: async (): Promise<void> => {
      stopHearing();
      stopSendingStates();
      stopClosing();
      for (const socket of joined.keys()) socket.disconnect(true);
      // The HTTP server is closed by its owner.
      io.engine.close();
      await io.of('/').adapter.close();
    },
    sendStates,
    closeIdle,
    /** Number of connections. */
    connections: (): number => joined.size,
  };
}

export type TranslationSocket = ReturnType<typeof attachSocket>;

/** The video a payload refers to, for the response to an invalid subscription. */
function idIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('video_id' in payload)) return null;
  return typeof payload.video_id === 'string' ? payload.video_id.slice(0, ID_SHOWN) : null;
}
