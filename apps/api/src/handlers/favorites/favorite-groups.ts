/** Groups of favorites. */
import { GROUPS_MAX, type FavoriteGroup } from '@oshimado/contract';
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { Store } from '../../store';
import type { Action } from '../handler';

/** As responses have them. */
export async function shownGroups(
  store: Pick<Store, 'favoriteGroups'>,
  userId: string,
): Promise<FavoriteGroup[]> {
  const rows = await store.favoriteGroups.list(userId);
  return rows.map(({ id, name, color, position, channel_ids, changed_at }) => ({
    id,
    name,
    color,
    position,
    channel_ids: [...channel_ids],
    changed_at: changed_at.toISOString(),
  }));
}

/** GET /users/favorites/groups: the caller's groups, in their order. */
export const getFavoriteGroups: Action<'getFavoriteGroups'> = (_, { caller, store }) =>
  shownGroups(store, requireUser(caller).id);

/** PATCH /users/favorites/groups: puts and removes groups, all or nothing. Repeating it changes nothing. */
export const patchFavoriteGroups: Action<'patchFavoriteGroups'> = async (
  { body },
  { caller, store, now },
) => {
  requirePermission('favorites.change', caller, now());
  const { id } = requireUser(caller);
  if ((await store.favoriteGroups.change(id, body)) === 'tooMany') {
    const sentence = `You can have at most ${GROUPS_MAX} groups of favorites. Nothing was changed.`;
    throw new ApiError('bad_request', sentence, { parameter: 'op' });
  }
  return shownGroups(store, id);
};
