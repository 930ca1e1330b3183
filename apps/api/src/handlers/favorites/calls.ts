import { requireUser } from '../../auth';
import type { Action, Actions } from '../handler';
import { getFavoriteGroups, patchFavoriteGroups } from './favorite-groups';
import { patchFavorites } from './patch-favorites';
import { presentFavorite } from './present-favorite';

/** GET /users/favorites: the caller's favorite talents, in the order they were added. */
const getFavorites: Action<'getFavorites'> = async (_, { caller, store }) => {
  const rows = await store.favorites.list(requireUser(caller).id);
  return rows.map(presentFavorite);
};

export const actions = {
  getFavorites,
  patchFavorites,
  getFavoriteGroups,
  patchFavoriteGroups,
} satisfies Actions;
