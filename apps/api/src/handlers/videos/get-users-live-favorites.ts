/** GET /users/live of somebody logged in: what is live and coming on their favorites. */
import { ApiError } from '../../errors';
import { Written, type Action } from '../handler';
import { readUsersLive } from './get-users-live';

export const getUsersLiveFavorites: Action<'getUsersLive'> = async (
  { query },
  { caller, favoritesBoard, store },
) => {
  if (!caller) {
    throw new ApiError(
      'unauthorized',
      'Favorites need a login. Name channels with channels=<id>,<id> to read them without one.',
      { parameter: 'channels' },
    );
  }
  const { includePlaceholder, include = [] } = query;
  // The board in memory has mentions and live information; other parts are read from the store.
  if (include.some((part) => part !== 'mentions' && part !== 'live_info')) {
    return readUsersLive(store.reads, { involved: await store.favorites.ids(caller.id) }, query);
  }
  const show = { placeholders: includePlaceholder, mentions: include.includes('mentions') };
  return new Written(await favoritesBoard.textFor(caller.id, show));
};
