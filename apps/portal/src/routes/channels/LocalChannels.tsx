/** The viewer's own lists: favorites, and what this device blocks. */
import { isBusy, selectError } from '@oshimado/machines/favorites';
import { selectBlockedChannels } from '@oshimado/machines/channel-blocking';
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BlockIcon, HeartIcon } from '@oshimado/ui/icon';
import type { StoredChannel } from '@oshimado/domain';
import { useEffect } from 'react';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { useFavoriteChannels } from '../../actors/use-favorites';
import { useViewer } from '../../actors/use-viewer';
import { WaitForActors } from '../../actors/WaitForActors';
import { useOwnRefresh } from '../../app/page-refresh';
import { RouterLink } from '../../app/RouterLink';
import { ApiError } from '../../errors/ApiError';
import { useTranslate } from '../../i18n/LanguageProvider';
import { LOGIN_PATH } from '../../notices/login-path';
import { effectiveSort, sortChannels, sortsOf } from './channel-sorts';
import { ChannelList, ChannelRows } from './ChannelList';
import { useKeptRows } from './kept-rows';
import { ChannelsLoading } from './ListStates';
import { useChannelsView } from './use-channels-view';
import { ViewControls } from './ViewControls';

function GuestFavorites() {
  const t = useTranslate('channels');
  return (
    <EmptyState
      icon={HeartIcon}
      title={t('favorites.guest')}
      description={t('favorites.guestHint')}
      action={
        <ButtonLink variant="solid" component={RouterLink} href={LOGIN_PATH}>
          {t('favorites.login')}
        </ButtonLink>
      }
    />
  );
}

function NoFavorites() {
  const t = useTranslate('channels');
  return (
    <EmptyState
      icon={HeartIcon}
      title={t('favorites.empty')}
      description={t('favorites.emptyHint')}
      action={
        <ButtonLink component={RouterLink} href="/channel">
          {t('favorites.browse')}
        </ButtonLink>
      }
    />
  );
}

/** The favorites as the server has them now: asked for when the tab opens. */
function useFavoritesList() {
  const send = useSend('favorites');
  const { user, isKnown } = useViewer();
  const isListKnown = useActorValue('favorites', (state) => state.context.isListKnown, false);
  const error = useActorValue('favorites', selectError, null);
  const isAsking = useActorValue('favorites', isBusy, false);
  const refresh = () => send({ type: 'favorites.refresh' });
  const viewerId = user?.id;
  useEffect(() => {
    if (viewerId !== undefined) send({ type: 'favorites.refresh' });
  }, [viewerId, send]);
  useOwnRefresh(() => {
    send({ type: 'favorites.refresh' });
    return undefined;
  });
  return {
    channels: useFavoriteChannels(),
    isGuest: isKnown && !user,
    isListKnown,
    error,
    isAsking,
    refresh,
  };
}

function FavoritesOfViewer({ org }: { org: string }) {
  const t = useTranslate('channels');
  const { channels, isGuest, isListKnown, error, isAsking, refresh } = useFavoritesList();
  const rows = useKeptRows(channels);
  const { view, change } = useChannelsView('favorites');
  if (isGuest) return <GuestFavorites />;
  if (rows.length === 0 && !isListKnown) {
    return error === null ? (
      <WaitForActors>
        <ChannelsLoading />
      </WaitForActors>
    ) : (
      <ApiError onRetry={refresh} isBusy={isAsking} />
    );
  }
  if (rows.length === 0) return <NoFavorites />;
  const sorts = sortsOf('favorites', org);
  const sort = effectiveSort(view.sort, sorts);
  return (
    <>
      <ViewControls sorts={sorts} sort={sort} view={view} onChange={change} />
      <ChannelList
        channels={sortChannels(rows, sort, view.isReversed)}
        hasCards={view.cardView}
        label={t('tabs.favorites')}
        groupedBy={sort === 'group' || sort === 'org' ? sort : undefined}
        org={org}
      />
    </>
  );
}

/** What stays in its place when it is taken out is of one viewer. */
export function FavoriteChannels({ org }: { org: string }) {
  const { user } = useViewer();
  return <FavoritesOfViewer key={user?.id} org={org} />;
}

const none: readonly StoredChannel[] = [];

export function BlockedChannels() {
  const t = useTranslate('channels');
  const { isKnown } = useViewer();
  const rows = useKeptRows(useActorValue('blocking', selectBlockedChannels, none));
  if (!isKnown) {
    return (
      <WaitForActors>
        <ChannelsLoading />
      </WaitForActors>
    );
  }
  return rows.length === 0 ? (
    <EmptyState icon={BlockIcon} title={t('blocked.empty')} description={t('blocked.emptyHint')} />
  ) : (
    <ChannelRows channels={rows} hasCards={false} label={t('tabs.blocked')} />
  );
}
