/** POST /relay/{action}: hands a question on to the service of the relay bot, at the one address that is set up. */
import { ApiError } from '../../errors';
import type { Action } from '../handler';

export const postRelay: Action<'postRelay'> = async ({ params, body }, { relay }) => {
  if (!relay) {
    throw new ApiError('not_found', 'No relay bot is set up on this server.');
  }
  return relay(params.action, body);
};
