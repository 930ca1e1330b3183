/** GET /users/favorites: the caller's favorite talents, in the order they were added. */
import { requireUser } from '../../auth';
import type { Action } from '../handler';
import { presentFavorite } from './present-favorite';

export const getFavorites: Action<'getFavorites'> = async (_, { caller, store }) => {
  const rows = await store.favorites.list(requireUser(caller).id);
  return rows.map(presentFavorite);
};
