/** GET /users/live of somebody logged in: what is live and coming on their favorites. */
import { ApiError } from '../../errors';
import { Written, type Action } from '../handler';

export const getUsersLiveFavorites: Action<'getUsersLive'> = async (
  { query },
  { caller, favoritesBoard },
) => {
  if (!caller) {
    throw new ApiError(
      'unauthorized',
      'Favorites need a login. Name channels with channels=<id>,<id> to read them without one.',
      { parameter: 'channels' },
    );
  }
  return new Written(await favoritesBoard.textFor(caller.id, query.includePlaceholder));
};
