/** POST /user: changes the name. */
import { requirePermission, requireUser } from '../../auth';
import type { Action } from '../handler';
import { showUser } from './present-user';

export const postUser: Action<'postUser'> = async ({ body }, context) => {
  const { caller, store, auth, now } = context;
  requirePermission('account.change', caller, now());
  const user = requireUser(caller);
  await store.accounts.rename(user.id, body.name);
  if (user.session) auth.sessions.changed([user.session.id]);
  return showUser(context, user.id);
};
