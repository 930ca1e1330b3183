/** The viewer's favorites and their hearts. */
import type { Favorite } from '@oshimado/contract';
import { isFavorite, selectFavorites, selectRefusal } from '@oshimado/machines/favorites';
import type { FavoriteRefusal } from '@oshimado/machines/favorites';
import { useMemo } from 'react';
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

/** The heart of one channel; the same object until something of it changes. */
export function useFavoriteHeart(channel: {
  readonly id: string;
  readonly type?: string | undefined;
}): FavoriteHeart {
  const { id, type = 'vtuber' } = channel;
  const send = useSend('favorites');
  const isOn = useActorValue('favorites', (state) => isFavorite(state, id), false);
  const refusal = useActorValue('favorites', (state) => selectRefusal(state, type), 'guest');
  return useMemo(
    () => ({
      isOn,
      refusal,
      toggle: () => send({ type: 'favorite.toggle', channelId: id, channelType: type }),
    }),
    [isOn, refusal, send, id, type],
  );
}
