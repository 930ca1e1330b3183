import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { Action, Actions } from '../handler';
import { postChat } from './post-chat';
import { postChatsBulk } from './post-chats-bulk';
import { postMigrateCheck, postMigrateClaim } from './post-migrate';
import { postScriptLog } from './post-script-log';
import { presentChat } from './present-chat';
import { findRoom, startOf } from './room';

/** POST /relay/{action}: forwards a request to the configured service of the relay bot. */
const postRelay: Action<'postRelay'> = async ({ params, body }, { relay }) => {
  if (!relay) {
    throw new ApiError('not_found', 'No relay bot is set up on this server.');
  }
  return relay(params.action, body);
};

/** POST /tlutil/updateCustomLink: moves the caller's lines of a custom link's room to another link. */
const postCustomLink: Action<'postCustomLink'> = async ({ body }, { caller, store, now }) => {
  requirePermission('script.changeOwn', caller, now());
  const { oldId, newId, lang } = body;
  const moved = await store.chats.moveRoom(requireUser(caller).id, { room: oldId, lang }, newId);
  if (moved === 0) throw notFound('Your script for this link');
  return {};
};

/** GET /tlutil: the caller's own scripts, last edited first. */
const getScripts: Action<'getScripts'> = ({ query }, { caller, store }) =>
  store.chats.scriptsOf(requireUser(caller).id, query);

const SCRIPT = 1;

/**
 * GET /videos/{id}/chats: lines of a room, oldest first; the newest ones, or those before a moment. Never cached: a
 * client that joins a room loads the past lines here and gets new ones by socket. With mode=1 lines have ids and can be
 * filtered by author, for script tools. Public, because the lines are public and an id only identifies one of them.
 */
const getChats: Action<'getChats'> = async (asked, { store }) => {
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
    storedOnly: isScript,
  });
  const start = await startOf(store.chats, room);
  return rows.map((row) => presentChat(row, start, isScript));
};

export const actions = {
  getChats,
  getScripts,
  postChat,
  postChatsBulk,
  postCustomLink,
  postMigrateCheck,
  postMigrateClaim,
  postRelay,
  postScriptLog,
} satisfies Actions;
