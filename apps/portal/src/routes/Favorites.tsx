/** Home of a viewer's own: what their favorite channels do. */
import type { FeedSource } from '@oshimado/widgets/internal/base/queries';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  useActorValue,
  useLoginStore,
  useSend,
  useVerifyLogin,
  useViewer,
  WaitForActors,
} from '@oshimado/widgets/internal/base/viewer';
import { FavoritePicker } from '@oshimado/widgets/internal/parts/channel-picker';
import { LateBell } from '@oshimado/widgets/internal/parts/push';
import { createChannelLookupClient, type ChannelLookupClient } from '@oshimado/contract';
import { FavoritesImport } from '@oshimado/widgets/internal/features/favorites-import';
import { AwaySection } from '@oshimado/widgets/internal/features/away';
import { FavoritesFrame, FeedPage } from '@oshimado/widgets/internal/features/feed-page';
import {
  FavoritesPrompt,
  selectListState,
  type FeedPlace,
} from '@oshimado/widgets/internal/parts/feed-lists';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { pageClock } from '@oshimado/widgets/internal/base/ticker';
import { FavoritesTogether } from '@oshimado/widgets/internal/features/favorites-list';
import * as css from './Favorites.css';
import { usePageTitle } from '../platform/page-head';
import { sendFailure } from '../platform/send-failure';
import { useFeedPlace } from './home/use-feed-place';
import { useFeedTitle } from './home/use-feed-title';
import { useFavoriteGroups } from '@oshimado/widgets/internal/base/groups';
import { GroupBar } from '@oshimado/widgets/internal/features/favorite-groups';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ListLoading } from '@oshimado/widgets/internal/parts/lists';

/** The group in the address, and the addresses of others: the same page without what belongs to its place in a list. */
function useGroupPlace() {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const hrefFor = (id: string | undefined) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (id === undefined) next.delete('group');
    else next.set('group', id);
    return `${pathname}${next.size === 0 ? '' : `?${next.toString()}`}${hash}`;
  };
  return { wanted: search.get('group'), hrefFor };
}

interface FavoritesFeedProps {
  readonly viewerId: string;
  readonly place: FeedPlace;
  readonly client: ChannelLookupClient;
}

function FavoritesFeed({ viewerId, place, client }: FavoritesFeedProps) {
  const t = useTranslate();
  const send = useSend('session');
  useFeedTitle(place.tab, t('nav.favorites'));
  const given = useFavoriteGroups();
  const { wanted, hrefFor } = useGroupPlace();
  const group = given.groups.find(({ id }) => id === wanted);
  const source = useMemo<FeedSource>(() => ({ favorites: viewerId, group }), [viewerId, group]);
  // "A favorites live failure triggers a login check."
  const onBoardFailed = useVerifyLogin();
  // "A favorites videos failure logs the error, verifies login and bounces to login."
  const onListFailed = () => send({ type: 'login.verify', now: pageClock.now(), bounces: true });
  const isWaiting = wanted !== null && !given.isLoaded;
  return (
    <>
      <GroupBar given={given} current={group?.id} hrefFor={hrefFor} />
      {isWaiting ? (
        <FavoritesFrame place={place}>
          <ListLoading />
        </FavoritesFrame>
      ) : (
        <FeedPage
          source={source}
          heading={group?.name ?? t('nav.favorites')}
          place={place}
          actions={
            <>
              {group ? null : <AwaySection />}
              <div className={css.actions}>
                <FavoritesTogether channelIds={group?.channelIds} />
                {group ? (
                  <LateBell key={group.id} of="group" id={group.id} name={group.name} />
                ) : (
                  <FavoritesImport client={client} />
                )}
              </div>
            </>
          }
          onBoardFailed={onBoardFailed}
          onListFailed={onListFailed}
        />
      )}
    </>
  );
}

/** The first favorites replace what asked for them, which may have had the focus: the heading gets it. */
function useFocusOfFirst(list: ReturnType<typeof selectListState>) {
  const before = useRef(list);
  useEffect(() => {
    const wasEmpty = before.current === 'empty';
    before.current = list;
    if (!wasEmpty || list !== 'some' || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [list]);
}

export default function Favorites() {
  const t = useTranslate();
  const place = useFeedPlace();
  const logins = useLoginStore();
  const [client] = useState(() =>
    createChannelLookupClient({ token: () => logins.read().login?.jwt, onFailure: sendFailure }),
  );
  usePageTitle(t('nav.favorites'));
  const { user, isKnown } = useViewer();
  const list = useActorValue('favorites', selectListState, 'unknown');
  useFocusOfFirst(list);
  const isGuest = isKnown && user === null;
  if (user !== null && list === 'some') {
    return <FavoritesFeed key={user.id} viewerId={user.id} place={place} client={client} />;
  }
  return (
    <FavoritesFrame place={place}>
      {isGuest || list === 'empty' ? (
        <>
          <FavoritesPrompt isGuest={isGuest} />
          {isGuest ? null : (
            <div className={css.picker}>
              <FavoritePicker />
              <FavoritesImport client={client} />
            </div>
          )}
        </>
      ) : (
        <WaitForActors>
          <ListLoading />
        </WaitForActors>
      )}
    </FavoritesFrame>
  );
}
