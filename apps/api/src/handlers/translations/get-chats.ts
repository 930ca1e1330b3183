/**
 * GET /videos/{id}/chats: lines of a room, oldest first; the newest ones, or those before a moment. Never kept: who joins
 * a room reads here what was said until now, and hears the rest. With mode=1 they carry their ids, for script tools:
 * everybody gets their own, editors those of others as well.
 */
import { requirePermission, requireUser, type Caller } from '../../auth';
import type { Action, Context } from '../handler';
import { presentChat } from './present-chat';
import { findRoom } from './room';

const SCRIPT = 1;

function requireScriptReader(caller: Caller, creatorId: string | undefined, now: Context['now']) {
  const user = requireUser(caller);
  if (creatorId !== user.id) requirePermission('script.readOthers', user, now());
}

export const getChats: Action<'getChats'> = async (asked, { caller, store, now }) => {
  const { verified, moderator, vtuber, tl, before, limit, mode, creator_id } = asked.query;
  const isScript = mode === SCRIPT;
  if (isScript) requireScriptReader(caller, creator_id, now);
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
