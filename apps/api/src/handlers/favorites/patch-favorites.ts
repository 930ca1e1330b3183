/** PATCH /users/favorites: adds and removes favorites, all or nothing, and returns the whole new list. */
import { FAVORITES_MAX, type Favorite } from '@oshimado/contract';
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { FavoriteOutcome, KeyedStores } from '../../store';
import type { Action } from '../handler';
import { onceFor } from '../replay';
import { presentFavorite } from './present-favorite';

function refuse(outcome: Exclude<FavoriteOutcome, { kind: 'done' }>): never {
  if (outcome.kind === 'tooMany') {
    const words = `You can have at most ${FAVORITES_MAX} favorites. Nothing was changed.`;
    throw new ApiError('bad_request', words, { parameter: 'channel_id' });
  }
  const words = `${outcome.channelId} is not a VTuber channel on this site. Only VTuber channels can be favorites. Nothing was changed.`;
  throw new ApiError('bad_request', words, { parameter: 'channel_id' });
}

export const patchFavorites: Action<'patchFavorites'> = async (
  { body, headers },
  { caller, store, favoritesBoard, now },
) => {
  requirePermission('favorites.change', caller, now());
  const user = requireUser(caller);
  const change = async ({ favorites }: KeyedStores): Promise<Favorite[]> => {
    const outcome = await favorites.change(user.id, body);
    if (outcome.kind !== 'done') refuse(outcome);
    const rows = await favorites.list(user.id);
    return rows.map(presentFavorite);
  };
  const answer = await onceFor(store, user, headers['idempotency-key'], body, change);
  favoritesBoard.forget(user.id);
  return answer;
};
