/** Listens to the rooms of videos for as long as a panel is drawn. */
import type { ChatVideo } from '@oshimado/domain';
import { roomName, type RoomName } from '@oshimado/machines/chat-connection';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLateActor } from '../../base/state/use-late-actor';
import { useChat } from './ChatProvider';
import type { ChatActor } from './chat-socket';
import { connectLive, type ChatSnapshot, type LiveApi } from './live-translations.connect';
import { pageClock } from '../../base/ticker';

interface ListenerProps {
  readonly actor: ChatActor;
  readonly video: ChatVideo;
  readonly lang: string;
}

/** Joins a room while mounted. */
function RoomListener({ actor, video, lang }: ListenerProps) {
  const join = useEffectEvent(() =>
    actor.send({ type: 'room.join', video, lang, now: pageClock.now() }),
  );
  const { id } = video;
  useEffect(() => {
    join();
    return () => actor.send({ type: 'room.leave', room: roomName(id, lang) });
  }, [actor, id, lang]);
  return null;
}

const whole = (snapshot: ChatSnapshot) => snapshot;

interface ChatState {
  readonly actor: ChatActor;
  readonly snapshot: ChatSnapshot;
}

/** The connection and its state; null until it is started. */
export function useChatState(): ChatState | null {
  const { actor } = useChat();
  const snapshot = useLateActor<ChatSnapshot, ChatSnapshot | null>(actor, whole, null);
  return useMemo(() => (actor && snapshot ? { actor, snapshot } : null), [actor, snapshot]);
}

/** What the rooms of a video say; null until the connection is started. */
export function useLiveRooms(videoId: string, languages: readonly string[]): LiveApi | null {
  const chat = useChatState();
  const rooms = useMemo(
    () => languages.map((lang): RoomName => roomName(videoId, lang)),
    [videoId, languages],
  );
  return useMemo(
    () => chat && connectLive(chat.snapshot, (event) => chat.actor.send(event), rooms),
    [chat, rooms],
  );
}

/** Starts the connection, listens to the rooms, and passes on what the page knows about the video. */
export function RoomListeners({
  video,
  languages,
}: {
  readonly video: ChatVideo;
  readonly languages: readonly string[];
}) {
  const { actor, start } = useChat();
  useEffect(() => start(), [start]);
  const { id, status, start_actual } = video;
  useEffect(() => {
    actor?.send({ type: 'room.updated', id, update: { status, start_actual } });
  }, [actor, id, status, start_actual]);
  if (!actor) return null;
  return languages.map((lang) => (
    <RoomListener key={`${id}/${lang}`} actor={actor} video={video} lang={lang} />
  ));
}
