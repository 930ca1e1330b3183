/** The viewer's favorites, without those whose removal was not sent yet. */
import type { Favorite } from '@oshimado/contract';
import { isFavorite } from '@oshimado/machines/favorites';
import { useMemo } from 'react';
import { useActorValue, useFavoriteChannels } from '../../base/viewer';

export function useShownFavorites(): readonly Favorite[] {
  const favorites = useFavoriteChannels();
  // Joined, because only equal texts are the same value.
  const ids = useActorValue(
    'favorites',
    (state) => favorites.flatMap(({ id }) => (isFavorite(state, id) ? [id] : [])).join(' '),
    '',
  );
  return useMemo(() => {
    const shown = new Set(ids.split(' '));
    return favorites.filter(({ id }) => shown.has(id));
  }, [favorites, ids]);
}
