import type { Favorite } from '@oshimado/contract';
import type { FavoriteRow } from '../../store';

const SORT_PREFIX = 2;

export const presentFavorite = ({
  suborg,
  group_name,
  muted_until,
  ...row
}: FavoriteRow): Favorite => ({
  ...row,
  group: group_name ?? (suborg?.slice(SORT_PREFIX) || null),
  muted_until: muted_until?.toISOString(),
});
