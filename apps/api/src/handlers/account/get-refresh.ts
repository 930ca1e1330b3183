/** GET /user/refresh: a fresh token for the session that asks, and the account as it is now. 401 means logged out. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';
import { showUser } from './present-user';

export const getRefresh: Action<'getRefresh'> = async (_, context) => {
  const user = requireUser(context.caller);
  const { sessions, newKeys } = context.auth;
  const jwt = await sessions.renew(user);
  const newKey = user.session && newKeys.take(user.session.id);
  return { jwt, user: await showUser(context, user.id, newKey) };
};
