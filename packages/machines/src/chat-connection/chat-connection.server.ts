/** Messages of the server about rooms and videos, and how they change the context. */
import type { ChatVideo } from '@oshimado/domain';
import { loadUnheard, refill, withRoom } from './chat-connection.history';
import {
  openRooms,
  roomName,
  roomsOf,
  withoutEvents,
  subscribed,
  unsubscribing,
} from './chat-connection.rooms';
import type {
  ChatChange,
  ChatContext,
  ChatEventOf,
  ChatUpdate,
  RoomName,
} from './chat-connection.types';

const knownOf = ({ status, start_actual }: ChatUpdate): Partial<ChatVideo> => ({
  ...(isStatus(status) && { status }),
  ...(typeof start_actual === 'string' && { start_actual }),
});

type Status = NonNullable<ChatVideo['status']>;
const statuses: readonly Status[] = ['new', 'upcoming', 'live', 'past', 'missing'];
const isStatus = (status: unknown): status is Status => statuses.some((known) => known === status);

/** An update of a video opens its rooms when the video is live; open rooms stay open. */
export function updateVideo(
  context: ChatContext,
  { id, update }: Pick<ChatEventOf<'room.updated'>, 'id' | 'update'>,
): ChatChange {
  const ours = roomsOf(context).filter(({ video }) => video.id === id);
  const updated = ours.reduce(
    (all, { name }) =>
      withRoom(all, name, ({ video }) => ({ video: { ...video, ...knownOf(update) } })),
    context,
  );
  const { emitted, ...change } = openRooms(updated);
  return { ...change, emitted: [{ type: 'video.updated', id, update }, ...emitted] };
}

type Answer = Pick<ChatEventOf<'room.subscribed'>, 'id'> & { readonly lang: string | undefined };

/**
 * The subscription that the server answers: the first unanswered one of this video, and of this language if the answer
 * names one.
 */
function answered({ unanswered, rooms }: ChatContext, { id, lang }: Answer): RoomName | undefined {
  const isMeant = (name: RoomName) =>
    lang === undefined ? name.slice(0, name.lastIndexOf('/')) === id : name === roomName(id, lang);
  return unanswered.find((name) => isMeant(name) && rooms[name]) ?? unanswered.find(isMeant);
}

const isAnswered = (context: ChatContext, name: RoomName): ChatContext => {
  const at = context.unanswered.indexOf(name);
  return { ...context, unanswered: context.unanswered.filter((_, index) => index !== at) };
};

/**
 * The server accepted a subscription. A second answer to one subscription changes nothing; an answer to a second
 * subscription means that lines between the two may be missing. An answer without a language may belong to any room of
 * the video.
 */
export function enterRoom(
  context: ChatContext,
  { id, lang, update }: ChatEventOf<'room.subscribed'>,
): ChatChange {
  const name = answered(context, { id, lang });
  const updated =
    update === undefined ? withoutEvents(context) : updateVideo(context, { id, update });
  if (name === undefined) return updated;
  const counted = isAnswered(updated.context, name);
  const joined = withRoom(counted, name, ({ phase }) =>
    phase === 'subscribing' ? { phase: 'joined' } : {},
  );
  const meant = roomsOf(joined).filter(
    (room) =>
      room.phase === 'joined' && (lang === undefined ? room.video.id === id : room.name === name),
  );
  return { ...updated, context: meant.reduce((all, room) => refill(all, room.name), joined) };
}

export function refuseRoom(
  context: ChatContext,
  { id, lang, message }: ChatEventOf<'room.refused'>,
): ChatChange {
  const name = answered(context, { id, lang });
  if (name === undefined) return withoutEvents(context);
  const counted = isAnswered(context, name);
  // Subscribed again meanwhile: the second answer counts.
  if (counted.unanswered.includes(name) || counted.rooms[name]?.phase !== 'subscribing')
    return withoutEvents(counted);
  return withoutEvents(loadUnheard(withRoom(counted, name, () => ({ phase: 'refused', message }))));
}

/** "Viewers see `message`, clients leave the room." */
export function endRoom(
  context: ChatContext,
  { room: name, message = null }: { readonly room: RoomName; readonly message?: string | null },
): ChatChange {
  const room = context.rooms[name];
  if (room === undefined || !subscribed.includes(room.phase)) return withoutEvents(context);
  return {
    context: withRoom(context, name, () => ({ phase: 'ended', message })),
    emitted: [unsubscribing(room)],
  };
}
