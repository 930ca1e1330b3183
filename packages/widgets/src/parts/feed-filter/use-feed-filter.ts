/** The one filter of every feed: settings, blocked channels, favorites and watched videos, joined. */
import type { Favorite } from '@oshimado/contract';
import type { FeedFilter } from '@oshimado/domain';
import { selectFavorites } from '@oshimado/machines/favorites';
import { useSettings } from '../../base/device';
import { useMemo } from 'react';
import { useHiddenWatched } from '../../base/history';
import { useActorValue } from '../../base/viewer/ActorsProvider';
import { joinFeedFilter } from './feed-filter';

const noFavorites: readonly Favorite[] = [];

const idsOf = (channels: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(channels.map(({ id }) => id));

/**
 * For the organizations shown, null on the favorites' page; keep them stable between renders. Until the actors are started,
 * what the cookie knew. The same object as long as nothing changes.
 */
export function useFeedFilter(orgs: readonly string[] | null): FeedFilter {
  const settings = useSettings();
  const { blockedChannels } = settings;
  const favoriteChannels = useActorValue('favorites', selectFavorites, noFavorites);
  const blocked = useMemo(() => idsOf(blockedChannels), [blockedChannels]);
  const watched = useHiddenWatched();
  const favorites = useMemo(
    () => (favoriteChannels.length > 0 ? idsOf(favoriteChannels) : null),
    [favoriteChannels],
  );
  return useMemo(
    () => joinFeedFilter({ orgs, settings, favorites, blocked, watched }),
    [orgs, settings, favorites, blocked, watched],
  );
}
