/** The one filter of every feed: settings, blocked channels and favorites, joined. */
import type { Favorite } from '@oshimado/contract';
import type { FeedFilter, StoredChannel } from '@oshimado/domain';
import { selectBlockedChannels } from '@oshimado/machines/channel-blocking';
import { selectFavorites } from '@oshimado/machines/favorites';
import { useMemo } from 'react';
import { useActorValue } from '../actors/ActorsProvider';
import { useSettings } from '../actors/use-settings';
import { joinFeedFilter } from './feed-filter';

const noChannels: readonly StoredChannel[] = [];
const noFavorites: readonly Favorite[] = [];

const idsOf = (channels: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(channels.map(({ id }) => id));

/**
 * For the organizations shown, null on the favorites' page; keep them stable between renders. Until the actors are started,
 * what the cookie knew. The same object as long as nothing changes.
 */
export function useFeedFilter(orgs: readonly string[] | null): FeedFilter {
  const settings = useSettings();
  const blockedChannels = useActorValue('blocking', selectBlockedChannels, noChannels);
  const favoriteChannels = useActorValue('favorites', selectFavorites, noFavorites);
  const blocked = useMemo(() => idsOf(blockedChannels), [blockedChannels]);
  const favorites = useMemo(
    () => (favoriteChannels.length > 0 ? idsOf(favoriteChannels) : null),
    [favoriteChannels],
  );
  return useMemo(
    () => joinFeedFilter({ orgs, settings, favorites, blocked }),
    [orgs, settings, favorites, blocked],
  );
}
