/** The viewer's favorites and their hearts. */
import type { Favorite } from '@oshimado/contract';
import { isFavorite, selectFavorites, selectRefusal } from '@oshimado/machines/favorites';
import type { FavoriteRefusal } from '@oshimado/machines/favorites';
import { useActorValue, useSend } from './ActorsProvider';

const none: readonly Favorite[] = [];

/** As the server said last, in its order. */
export const useFavoriteChannels = (): readonly Favorite[] =>
  useActorValue('favorites', selectFavorites, none);

export interface FavoriteHeart {
  /** Whether the heart is on, staged changes included. */
  readonly isOn: boolean;
  /** Why it cannot be pressed; undefined when it can. */
  readonly refusal: FavoriteRefusal | undefined;
  readonly toggle: () => void;
}

/** The heart of one channel. */
export function useFavoriteHeart(channel: {
  readonly id: string;
  readonly type?: string | undefined;
}): FavoriteHeart {
  const { id, type = 'vtuber' } = channel;
  const send = useSend('favorites');
  return {
    isOn: useActorValue('favorites', (state) => isFavorite(state, id), false),
    refusal: useActorValue('favorites', (state) => selectRefusal(state, type), 'guest'),
    toggle: () => send({ type: 'favorite.toggle', channelId: id, channelType: type }),
  };
}
