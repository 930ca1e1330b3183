/** The rooms as data: listeners, subscriptions, and how each event changes them. */
import {
  CHAT_WAKE_MAX_MS,
  chatAccess,
  chatOpensAt,
  mergeLines,
  type ChatVideo,
} from '@oshimado/domain';
import { dropJobs, openGap, withRoom } from './chat-connection.history';
import type {
  ChatChange,
  ChatContext,
  ChatEventOf,
  ChatEmitted,
  ChatRoom,
  RoomName,
  RoomPhase,
} from './chat-connection.types';

/** The name of the room of a video in a language. */
export const roomName = (videoId: string, lang: string): RoomName => `${videoId}/${lang}`;

/** This context as a result without emitted events. */
export const withoutEvents = (context: ChatContext): ChatChange => ({ context, emitted: [] });

/** Rooms with listeners. */
export const roomsOf = ({ rooms }: ChatContext): readonly ChatRoom[] => Object.values(rooms);

const needing: readonly RoomPhase[] = ['wanted', 'subscribing', 'joined'];
/** Rooms with a subscription sent to the server. */
export const subscribed: readonly RoomPhase[] = ['subscribing', 'joined'];

/** Whether any room needs the socket. */
export const needsSocket = (context: ChatContext): boolean =>
  roomsOf(context).some(({ phase }) => needing.includes(phase));

/** Subscribes to every `wanted` room if the socket is open. */
function subscribeWanted({ context, emitted }: ChatChange): ChatChange {
  if (!context.isOpen) return { context, emitted };
  const wanted = roomsOf(context).filter(({ phase }) => phase === 'wanted');
  const asked = wanted.reduce(
    (all, { name }) => withRoom(all, name, () => ({ phase: 'subscribing' })),
    context,
  );
  return {
    context: { ...asked, unanswered: [...asked.unanswered, ...wanted.map(({ name }) => name)] },
    emitted: [
      ...emitted,
      ...wanted.map(({ video: { id }, lang }): ChatEmitted => {
        return { type: 'room.subscribe', video_id: id, lang };
      }),
    ],
  };
}

const phaseOf = (video: ChatVideo, { now, hasExtension }: ChatContext): RoomPhase => {
  const access = chatAccess(video, now, hasExtension);
  return access === 'open' ? 'wanted' : access;
};

/** Checks rooms that could not be joined again, because time has passed or the video was updated. */
export function openRooms(context: ChatContext): ChatChange {
  const closed = roomsOf(context).filter(
    ({ phase }) => phase === 'notLive' || phase === 'needsExtension',
  );
  return subscribeWanted(
    withoutEvents(
      closed.reduce(
        (all, { name, video }) => withRoom(all, name, () => ({ phase: phaseOf(video, context) })),
        context,
      ),
    ),
  );
}

const emptyRoom = (name: RoomName, video: ChatVideo, lang: string): ChatRoom => ({
  name,
  video,
  lang,
  listeners: 0,
  phase: 'notLive',
  message: null,
  lines: [],
  gap: { edge: null },
  syncedTo: null,
  before: undefined,
  hasLoaded: false,
  isAtStart: false,
  failure: null,
});

type Joining = Pick<ChatEventOf<'room.join'>, 'video' | 'lang' | 'now'>;

export function joinRoom(context: ChatContext, { video, lang, now }: Joining): ChatChange {
  const name = roomName(video.id, lang);
  const room = context.rooms[name] ?? emptyRoom(name, video, lang);
  const joined = { ...room, video, listeners: room.listeners + 1 };
  return openRooms({ ...context, now, rooms: { ...context.rooms, [name]: joined } });
}

/** "Leaving unsubscribes when no one else listens." */
export function leaveRoom(
  context: ChatContext,
  { room: name }: Pick<ChatEventOf<'room.leave'>, 'room'>,
): ChatChange {
  const room = context.rooms[name];
  if (room === undefined) return withoutEvents(context);
  if (room.listeners > 1)
    return withoutEvents(withRoom(context, name, () => ({ listeners: room.listeners - 1 })));
  const { [name]: left, ...rooms } = context.rooms;
  return {
    context: dropJobs({ ...context, rooms }, (job) => job.room !== name),
    emitted: left !== undefined && subscribed.includes(left.phase) ? [unsubscribing(left)] : [],
  };
}

/** The event that unsubscribes from a room. */
export const unsubscribing = ({ video: { id }, lang }: ChatRoom): ChatEmitted => {
  return { type: 'room.unsubscribe', video_id: id, lang };
};

/** Moves one listener from the room of the old language to that of the new one. */
export function changeLanguage(
  context: ChatContext,
  { video, from, to, now }: ChatEventOf<'language.change'>,
): ChatChange {
  if (from === to) return withoutEvents(context);
  const left = leaveRoom(context, { room: roomName(video.id, from) });
  const joined = joinRoom(left.context, { video, lang: to, now });
  return { ...joined, emitted: [...left.emitted, ...joined.emitted] };
}

export function retryRoom(
  context: ChatContext,
  { room: name }: ChatEventOf<'room.retry'>,
): ChatChange {
  const phase = context.rooms[name]?.phase;
  if (phase !== 'refused' && phase !== 'ended') return withoutEvents(context);
  const missed = openGap(context, name);
  return subscribeWanted(
    withoutEvents(withRoom(missed, name, () => ({ phase: 'wanted', message: null }))),
  );
}

export const keepLine = (
  context: ChatContext,
  { room, line }: ChatEventOf<'line.received'>,
): ChatContext =>
  withRoom(context, room, ({ phase, lines }) =>
    subscribed.includes(phase) ? { lines: mergeLines(lines, [line]) } : {},
  );

/** The socket opened: subscribes to every room again. */
export const openSocket = (context: ChatContext): ChatChange =>
  subscribeWanted(withoutEvents({ ...context, isOpen: true, unanswered: [] }));

/** The socket closed: every room is `wanted` again, and lines are missed. */
export function loseSocket(context: ChatContext): ChatContext {
  const lost = roomsOf(context).filter(({ phase }) => subscribed.includes(phase));
  return lost.reduce<ChatContext>(
    (all, { name }) =>
      openGap(
        withRoom(all, name, () => ({ phase: 'wanted' })),
        name,
      ),
    { ...context, isOpen: false, unanswered: [] },
  );
}

/** When to check rooms that are not live yet again; null if none waits for a time. */
export function nextWake(context: ChatContext): number | null {
  const times = roomsOf(context).flatMap(({ phase, video }) => {
    const at = phase === 'notLive' ? chatOpensAt(video) : null;
    return at === null ? [] : [at];
  });
  if (times.length === 0) return null;
  return Math.min(...times, context.now + CHAT_WAKE_MAX_MS);
}

/** Moves the current time forward. */
export const passTime = (context: ChatContext, now: number): ChatChange =>
  openRooms({ ...context, now });

export const findExtension = (context: ChatContext): ChatChange =>
  openRooms({ ...context, hasExtension: true });
