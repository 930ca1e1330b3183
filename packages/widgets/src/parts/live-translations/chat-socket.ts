/** Drives a Socket.IO socket as the chat machine asks, and reports to it what the socket says. */
import { readRoomAnswer, readRoomNews } from '@oshimado/domain';
import type { chatConnectionMachine, RoomName } from '@oshimado/machines/chat-connection';
import type { ActorRefFrom } from 'xstate';
import { reportError } from '../../base/reporting/report';
import { paceEmits, type EmitToRooms, type PacedEmits } from './paced-emits';

export type ChatActor = ActorRefFrom<typeof chatConnectionMachine>;

/** The part of a Socket.IO socket that is used. */
export interface ChatSocket {
  readonly on: (event: 'connect' | 'disconnect' | 'connect_error', listener: () => void) => unknown;
  readonly onAny: (listener: (name: string, payload: unknown) => void) => unknown;
  readonly emit: EmitToRooms;
  readonly disconnect: () => unknown;
}

/** Begins to open a socket that does not reconnect by itself: the machine does. */
export type OpenSocket = () => Promise<ChatSocket>;

const PATH = '/api/socket.io/';

/** The library is fetched with the first socket. An empty origin is the page's own. */
export const browserSocket = (origin: string): OpenSocket => {
  const options = {
    path: PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  };
  return async () => {
    const { io } = await import('socket.io-client');
    return origin === '' ? io(options) : io(origin, options);
  };
};

const isRoomName = (name: string): name is RoomName => name.includes('/');

function handleRoomMessage(actor: ChatActor, room: RoomName, payload: unknown): void {
  const news = readRoomNews(payload);
  switch (news?.type) {
    case 'line':
      return actor.send({ type: 'line.received', room, line: news.line });
    case 'update':
      return actor.send({
        type: 'room.updated',
        id: room.slice(0, room.lastIndexOf('/')),
        update: news.update,
      });
    case 'end':
      return actor.send({ ...news, type: 'room.ended', room });
    case 'error':
      return actor.send({ type: 'room.ended', room });
    case undefined:
  }
}

function handleMessage(actor: ChatActor, name: string, payload: unknown): void {
  const answer = name.startsWith('subscribe') ? readRoomAnswer(payload) : undefined;
  const lang = answer?.lang === undefined ? {} : { lang: answer.lang };
  if (answer && name === 'subscribeSuccess') {
    actor.send({ type: 'room.subscribed', id: answer.id, ...lang, update: answer.update });
  } else if (answer && name === 'subscribeError') {
    actor.send({ type: 'room.refused', id: answer.id, ...lang, message: answer.message });
  } else if (isRoomName(name)) handleRoomMessage(actor, name, payload);
}

/** Connects the actor to sockets; before it starts, so that nothing it emits is lost. */
export function driveSocket(actor: ChatActor, open: OpenSocket): void {
  let socket: ChatSocket | undefined;
  let rooms: PacedEmits | undefined;
  /** What an earlier socket still says is ignored. */
  let turn = 0;
  const drop = () => {
    turn += 1;
    const old = socket;
    socket = undefined;
    rooms?.stop();
    rooms = undefined;
    old?.disconnect();
  };
  const connect = async (mine: number) => {
    const isMine = () => mine === turn;
    const end = (type: 'socket.closed' | 'socket.failed') => {
      if (!isMine()) return;
      drop();
      actor.send({ type });
    };
    try {
      const opened = await open();
      if (!isMine()) return void opened.disconnect();
      socket = opened;
      rooms = paceEmits((name, payload) => opened.emit(name, payload));
      opened.on('connect', () => {
        if (isMine()) actor.send({ type: 'socket.opened' });
      });
      opened.on('disconnect', () => end('socket.closed'));
      opened.on('connect_error', () => end('socket.failed'));
      opened.onAny((name, payload) => {
        if (isMine()) handleMessage(actor, name, payload);
      });
    } catch (error) {
      reportError(error);
      end('socket.failed');
    }
  };
  actor.on('socket.open', () => {
    drop();
    void connect(turn);
  });
  actor.on('socket.close', drop);
  actor.subscribe({ complete: drop });
  actor.on('room.subscribe', ({ video_id, lang }) => rooms?.send('subscribe', { video_id, lang }));
  actor.on('room.unsubscribe', ({ video_id, lang }) =>
    rooms?.send('unsubscribe', { video_id, lang }),
  );
}
