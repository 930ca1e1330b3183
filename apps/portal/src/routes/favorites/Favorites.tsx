/** Home of a viewer's own: what their favorite channels do. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useActors, useActorValue, useSend } from '../../actors/ActorsProvider';
import { useViewer } from '../../actors/use-viewer';
import { WaitForActors } from '../../actors/WaitForActors';
import { useTranslate } from '../../i18n/LanguageProvider';
import { ListLoading } from '../../lists/ListedVideos';
import { FeedPage } from '../home/FeedPage';
import type { FeedSource } from '../home/feed-source';
import type { Board } from '../home/use-board';
import { FavoritesFrame } from './FavoritesFrame';
import { FavoritesPrompt } from './FavoritesPrompt';
import { selectListState } from './list-state';

/** "Changes of the favorites set restart the list"; "a favorites live failure triggers a login check". */
function useBoardOfFavorites(): (board: Board) => (() => void) | undefined {
  const actors = useActors();
  const kept = useQueryClient();
  return useCallback(
    ({ actor }: Board) => {
      if (!actors) return undefined;
      const subscriptions = [
        actors.favorites.on('live.refetch', () => {
          actor.send({ type: 'feed.refresh', force: true });
          void kept.resetQueries({
            predicate: ({ queryKey: [name, source] }) =>
              name === 'videos' && String(source).startsWith('favorites:'),
          });
        }),
        actor.on('feed.failed', () =>
          actors.session.send({ type: 'login.verify', now: Date.now() }),
        ),
      ];
      return () => subscriptions.forEach((one) => one.unsubscribe());
    },
    [actors, kept],
  );
}

function FavoritesFeed({ viewerId }: { viewerId: string }) {
  const t = useTranslate();
  const send = useSend('session');
  const source = useMemo<FeedSource>(() => ({ type: 'favorites', viewerId }), [viewerId]);
  const onBoard = useBoardOfFavorites();
  // "A favorites videos failure logs the error, verifies login and bounces to login."
  const onListFailed = () => send({ type: 'login.verify', now: Date.now(), bounces: true });
  return (
    <FeedPage
      source={source}
      heading={t('favorites.title')}
      title={t('favorites.title')}
      onBoard={onBoard}
      onListFailed={onListFailed}
    />
  );
}

export default function Favorites() {
  const { user, isKnown } = useViewer();
  const list = useActorValue('favorites', selectListState, 'unknown');
  const isGuest = isKnown && user === null;
  if (user !== null && list === 'some') {
    return <FavoritesFeed key={user.id} viewerId={user.id} />;
  }
  return (
    <FavoritesFrame>
      {isGuest || list === 'empty' ? (
        <FavoritesPrompt isGuest={isGuest} />
      ) : (
        <WaitForActors>
          <ListLoading />
        </WaitForActors>
      )}
    </FavoritesFrame>
  );
}
