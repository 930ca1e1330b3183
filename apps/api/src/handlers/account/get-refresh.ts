/** GET /user/refresh: a fresh token for the session that asks, and the account as it is now. 401 means logged out. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';
import { showUser } from './present-user';

export const getRefresh: Action<'getRefresh'> = async (_, context) => {
  const user = requireUser(context.caller);
  return { jwt: await context.auth.sessions.renew(user), user: await showUser(context, user.id) };
};
