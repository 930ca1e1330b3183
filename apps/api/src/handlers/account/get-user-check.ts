/** GET /user/check: the account that asks, bare. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';
import { showUser } from './present-user';

export const getUserCheck: Action<'getUserCheck'> = (_, context) =>
  showUser(context, requireUser(context.caller).id);
