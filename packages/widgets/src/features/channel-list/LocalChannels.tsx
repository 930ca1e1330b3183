/** The viewer's own lists: favorites, and the channels blocked on this device. */
import { channelSortsOf, effectiveChannelSort, LOGIN_PATH, sortChannels } from '@oshimado/domain';
import { hasListFailed, isBusy } from '@oshimado/machines/favorites';
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BlockIcon, HeartIcon } from '@oshimado/ui/icon';
import { useEffect, useState } from 'react';
import { FavoritePicker, ListedBlockedPicker } from '../../parts/channel-picker';
import { LateAddToGroup } from '../../parts/favorite-groups';
import { hasChosenFavorites } from '../../parts/feed-lists/list-state';
import { PageLink } from '../../base/context';
import { useDeviceState } from '../../base/device';
import { ApiError } from '../../base/errors';
import { useHydrated, useOwnRefresh } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import {
  useActorValue,
  useFavoriteChannels,
  useSend,
  useViewer,
  WaitForActors,
} from '../../base/viewer';
import { ChannelsLoading } from './ChannelsLoading';
import { ChannelRows, ListedChannels } from './ListedChannels';
import { useChannelsView, ViewControls } from './ViewControls';
import type { ChannelProfile } from '../../parts/channel-card';

/** The rows shown before, with their current data, followed by new ones. */
export function keepRows<C extends Pick<ChannelProfile, 'id'>>(
  shown: readonly C[],
  now: readonly C[],
): readonly C[] {
  const known = new Set(shown.map(({ id }) => id));
  const current = new Map(now.map((channel) => [channel.id, channel]));
  return [
    ...shown.map((channel) => current.get(channel.id) ?? channel),
    ...now.filter(({ id }) => !known.has(id)),
  ];
}

/**
 * Rows of a list whose buttons remove channels from it (favorites, blocked). Removed channels stay in place until the viewer
 * leaves the list, so that nothing jumps away under the finger, the focus keeps its element, and the same button undoes it.
 */
function useKeptRows<C extends Pick<ChannelProfile, 'id'>>(now: readonly C[]): readonly C[] {
  const [kept, setKept] = useState({ now, rows: now });
  if (kept.now === now) return kept.rows;
  const rows = keepRows(kept.rows, now);
  setKept({ now, rows });
  return rows;
}

function GuestFavorites() {
  const t = useTranslate('channels');
  const tPortal = useTranslate();
  return (
    <EmptyState
      icon={HeartIcon}
      title={t('favorites.guest')}
      description={t('favorites.guestHint')}
      action={
        <ButtonLink variant="solid" component={PageLink} href={LOGIN_PATH}>
          {tPortal('button.login')}
        </ButtonLink>
      }
    />
  );
}

function NoFavorites() {
  const t = useTranslate('channels');
  const tPortal = useTranslate();
  const isKept = useActorValue('favorites', hasChosenFavorites, false);
  return (
    <EmptyState
      icon={HeartIcon}
      title={isKept ? tPortal('favorites.kept.title') : t('favorites.empty')}
      description={isKept ? tPortal('favorites.kept.text') : t('favorites.emptyHint')}
      action={
        <ButtonLink component={PageLink} href="/channel">
          {t('favorites.browse')}
        </ButtonLink>
      }
    />
  );
}

/** The favorites, loaded again from the server when the tab opens. */
function useFavoritesList() {
  const send = useSend('favorites');
  const { user, isKnown } = useViewer();
  const isListKnown = useActorValue('favorites', (state) => state.context.isListKnown, false);
  const hasFailed = useActorValue('favorites', hasListFailed, false);
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
    hasFailed,
    isAsking,
    refresh,
  };
}

function FavoritesOfViewer({ org }: { org: string }) {
  const t = useTranslate('channels');
  const { channels, isGuest, isListKnown, hasFailed, isAsking, refresh } = useFavoritesList();
  const rows = useKeptRows(channels);
  const { view, change } = useChannelsView('favorites');
  if (isGuest) return <GuestFavorites />;
  if (rows.length === 0 && !isListKnown) {
    return hasFailed ? (
      <ApiError error={undefined} onRetry={refresh} isBusy={isAsking} />
    ) : (
      <WaitForActors>
        <ChannelsLoading />
      </WaitForActors>
    );
  }
  if (rows.length === 0) {
    return (
      <>
        <FavoritePicker />
        <NoFavorites />
      </>
    );
  }
  const sorts = channelSortsOf('favorites', org);
  const sort = effectiveChannelSort(view.sort, sorts);
  return (
    <>
      <FavoritePicker />
      <ViewControls sorts={sorts} sort={sort} view={view} onChange={change}>
        <LateAddToGroup />
      </ViewControls>
      <ListedChannels
        hasGroups
        channels={sortChannels(rows, sort, view.isReversed)}
        hasCards={view.cardView}
        label={t('tabs.favorites')}
        groupedBy={sort === 'group' || sort === 'org' ? sort : undefined}
        org={org}
      />
    </>
  );
}

/** The favorites of the viewer. The key resets the kept rows when another viewer logs in. */
export function FavoriteChannels({ org }: { org: string }) {
  const { user } = useViewer();
  return <FavoritesOfViewer key={user?.id} org={org} />;
}

function BlockedRows() {
  const t = useTranslate('channels');
  const rows = useKeptRows(useDeviceState(({ settings }) => settings.blockedChannels));
  return rows.length === 0 ? (
    <EmptyState icon={BlockIcon} title={t('blocked.empty')} description={t('blocked.emptyHint')} />
  ) : (
    <ChannelRows channels={rows} hasCards={false} label={t('tabs.blocked')} />
  );
}

/** The channels blocked on this device, which its server does not know. */
export function BlockedChannels() {
  const isKnown = useHydrated();
  return (
    <>
      <ListedBlockedPicker isListed />
      {isKnown ? <BlockedRows /> : <ChannelsLoading />}
    </>
  );
}
