/**
 * GET /videos/{id}/chats: lines of a room, oldest first; the newest ones, or those before a moment. Never kept: who joins
 * a room reads here what was said until now, and hears the rest. With mode=1 they carry their ids and may be those of one
 * author, for script tools. Everybody may read that: the lines are public, and an id only names one of them.
 */
import type { Action } from '../handler';
import { presentChat } from './present-chat';
import { findRoom } from './room';

const SCRIPT = 1;

export const getChats: Action<'getChats'> = async (asked, { store }) => {
  const { verified, moderator, vtuber, tl, before, limit, mode, creator_id } = asked.query;
  const isScript = mode === SCRIPT;
  const room = await findRoom(store.reads, asked);
  const rows = await store.chats.list(room, {
    verified,
    moderator,
    vtuber,
    tl,
    before,
    limit,
    creatorId: isScript ? creator_id : undefined,
  });
  return rows.map((row) => presentChat(row, room.video, isScript));
};
