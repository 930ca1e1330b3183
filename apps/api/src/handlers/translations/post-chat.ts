/** POST /videos/{id}/chats: stores a line and broadcasts it to the room, including its sender. */
import type { Chat } from '@oshimado/contract';
import { videoOffset } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { Action } from '../handler';
import { cleanLine, TYPED } from './clean-line';
import { findRoom, startOf } from './room';

/** A line that is posted now would get the present time, not its time in the archive. */
const ended = () =>
  new ApiError(
    'forbidden',
    'This stream has ended. Add lines to its archive in the script editor instead.',
  );

export const postChat: Action<'postChat'> = async (asked, { caller, store, rooms, now }) => {
  const user = requireUser(caller);
  requirePermission('chat.post', user, now());
  const open = await findRoom(store.reads, asked);
  const { room, lang, video } = open;
  if (video?.status === 'past' || video?.status === 'missing') throw ended();
  const line = cleanLine(asked.body, now());
  await store.chats.add({ room, lang }, [line], { creatorId: user.id });
  const start = await startOf(store.chats, open);
  const chat: Chat = { ...line, ...TYPED, video_offset: videoOffset(line.timestamp, start) };
  rooms.send({ video: room, lang }, chat);
  return chat;
};
