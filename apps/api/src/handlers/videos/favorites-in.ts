import type { Store } from '../../store';

/** Ids of an account's favorites; with the id of a group only those in it, none if there is no such group. */
export async function favoritesIn(
  store: Pick<Store, 'favorites' | 'favoriteGroups'>,
  userId: string,
  group: string | undefined,
): Promise<readonly string[]> {
  const [favorites, members] = await Promise.all([
    store.favorites.ids(userId),
    group === undefined ? null : store.favoriteGroups.channelsOf(userId, group),
  ]);
  const inGroup = new Set(members);
  return members === null ? favorites : favorites.filter((one) => inGroup.has(one));
}
