/** POST /user/logout: ends the session that asks, another one of the account, or all of them. */
import { requireUser } from '../../auth';
import { notFound } from '../../errors';
import type { Action } from '../handler';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const postLogout: Action<'postLogout'> = async ({ body }, { caller, auth }) => {
  const user = requireUser(caller);
  if (body?.all) {
    await auth.sessions.close(user.id);
    return {};
  }
  const id = body?.session ?? user.session?.id;
  const ended = id !== undefined && UUID.test(id) ? await auth.sessions.close(user.id, id) : 0;
  if (ended === 0) throw notFound('Session');
  return {};
};
