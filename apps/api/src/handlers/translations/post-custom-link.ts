/** POST /tlutil/updateCustomLink: moves the caller's lines of a room that a link names to another link. */
import { requirePermission, requireUser } from '../../auth';
import { notFound } from '../../errors';
import type { Action } from '../handler';

export const postCustomLink: Action<'postCustomLink'> = async (
  { body },
  { caller, store, now },
) => {
  requirePermission('script.changeOwn', caller, now());
  const { oldId, newId, lang } = body;
  const moved = await store.chats.moveRoom(requireUser(caller).id, { room: oldId, lang }, newId);
  if (moved === 0) throw notFound('A script of yours under this link');
  return {};
};
