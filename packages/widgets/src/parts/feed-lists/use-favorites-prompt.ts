import { favoriteIds } from '@oshimado/machines/favorites';
import { useActorValue } from '../../base/viewer';

/**
 * Which sentences are shown instead of favorites. `kept`: the server knows none yet, but the viewer has chosen some that are still
 * to be sent.
 */
export function useFavoritesPrompt(isGuest: boolean): 'guest' | 'kept' | 'none' {
  const hasKept = useActorValue('favorites', (state) => favoriteIds(state).length > 0, false);
  if (isGuest) return 'guest';
  return hasKept ? 'kept' : 'none';
}
