/** Whose favorites a calendar or a feed is of: that of the key in its address, because such programs send no headers. */
import type { Auth } from '../auth';
import { ApiError } from '../errors';
import type { Store } from '../store';
import { textOf, type FeedSearch } from './feed-query';

export interface WhoseFavoritesOptions {
  readonly store: Pick<Store, 'favorites' | 'favoriteGroups'>;
  readonly auth: Pick<Auth, 'identifyCalendar'>;
}

export interface WhoseFavorites {
  /** Of the group, or of the account. */
  readonly name: string;
  /** Ids of their channels. */
  readonly involved: readonly string[];
}

const GROUP = { parameter: 'group' } as const;
const DELETED =
  'This group of favorites was deleted, so it has no calendar and no feeds any more. Remove this address from your program.';
const UNKNOWN =
  'This account has no such group of favorites. Copy the address again from your account.';

/**
 * Reads `key` or `jwt`, and `group`, the id of one group; without one they are all favorites. Throws 401 or 403 if the key is not valid, 404
 * for a group that is unknown, and 410 for one that was deleted.
 */
export async function whoseFavorites(
  { store, auth }: WhoseFavoritesOptions,
  search: FeedSearch,
): Promise<WhoseFavorites> {
  const { key, jwt } = search;
  const { id, username } = await auth.identifyCalendar({ key, jwt });
  const wanted = textOf(search, 'group');
  const [favorites, group] = await Promise.all([
    store.favorites.ids(id),
    wanted === undefined ? null : store.favoriteGroups.find(id, wanted),
  ]);
  if (group === null) return { name: username, involved: favorites };
  if (group === undefined) throw new ApiError('not_found', UNKNOWN, GROUP);
  if (group.is_removed) throw new ApiError('not_found', DELETED, { ...GROUP, status: 410 });
  const members = new Set(group.channel_ids);
  return { name: group.name, involved: favorites.filter((one) => members.has(one)) };
}
