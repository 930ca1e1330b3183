/** POST /videos/{id}/chats: stores a line and broadcasts it to the room, including its sender. */
import type { Chat } from '@oshimado/contract';
import { videoOffset } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import type { Action } from '../handler';
import { cleanLine, TYPED } from './clean-line';
import { findRoom } from './room';

export const postChat: Action<'postChat'> = async (asked, { caller, store, rooms, now }) => {
  const user = requireUser(caller);
  requirePermission('chat.post', user, now());
  const { room, lang, video } = await findRoom(store.reads, asked);
  const line = cleanLine(asked.body, now());
  await store.chats.add({ room, lang }, [line], { creatorId: user.id });
  const start = {
    start_actual: video?.start_actual?.toISOString(),
    available_at: (video?.available_at ?? new Date(0)).toISOString(),
  };
  const chat: Chat = { ...line, ...TYPED, video_offset: videoOffset(line.timestamp, start) };
  rooms.send({ video: room, lang }, chat);
  return chat;
};
