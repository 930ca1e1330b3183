/** GET /tlutil: the caller's own scripts, the one worked on last first. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';

export const getScripts: Action<'getScripts'> = ({ query }, { caller, store }) =>
  store.chats.scriptsOf(requireUser(caller).id, query);
