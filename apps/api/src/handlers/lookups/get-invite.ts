/** GET /lookups/invite/{code}: the Discord server that an invitation leads to. */
import type { Action } from '../handler';

export const getInvite: Action<'getInvite'> = ({ params }, { platforms }) =>
  platforms.invite(params.code);
