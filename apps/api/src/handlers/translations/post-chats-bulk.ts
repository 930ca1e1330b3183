/** POST /videos/{id}/chatsBulk: stores many lines at once, without broadcasting them, because they are of the past. */
import { requirePermission, requireUser } from '../../auth';
import type { Action } from '../handler';
import { cleanLine, TYPED } from './clean-line';
import { presentChat } from './present-chat';
import { findRoom, startOf } from './room';

export const postChatsBulk: Action<'postChatsBulk'> = async (asked, { caller, store, now }) => {
  const user = requireUser(caller);
  requirePermission('chat.post', user, now());
  const room = await findRoom(store.reads, asked);
  const lines = asked.body.map((line) => cleanLine(line, now()));
  const ids = await store.chats.add(room, lines, { creatorId: user.id });
  const start = await startOf(store.chats, room);
  return lines.map((line, at) =>
    presentChat(
      {
        id: Number(ids[at]),
        name: line.name,
        message: line.message,
        timestamp_ms: line.timestamp,
        duration_ms: line.duration,
        channel_id: null,
        ...TYPED,
        creator_id: Number(user.id),
      },
      start,
      true,
    ),
  );
};
