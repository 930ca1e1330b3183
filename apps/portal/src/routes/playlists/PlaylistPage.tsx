/** One playlist at its own address: the editor where it is the current one, its videos for everybody else. */
import type { Playlist } from '@oshimado/contract';
import { formatCount, watchPath } from '@oshimado/domain';
import { ErrorState } from '@oshimado/ui/error-state';
import { EmptyState } from '@oshimado/ui/empty-state';
import { AddToListIcon } from '@oshimado/ui/icon';
import { Badge } from '@oshimado/ui/badge';
import { Link } from '@oshimado/ui/link';
import {
  PlaylistPanel,
  playlistName,
  playlistNameLanguage,
  useWidgets,
  VideoList,
  WidgetsProvider,
} from '@oshimado/widgets';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useActors, useActorValue } from '../../actors/ActorsProvider';
import { useViewer } from '../../actors/use-viewer';
import { useClient } from '../../app/ClientProvider';
import { usePageTitle } from '../../app/page-head';
import { useOwnRefresh } from '../../app/page-refresh';
import { RouterLink } from '../../app/RouterLink';
import { isUnknown } from '../../errors/is-unknown';
import { UnlessOffline } from '../../errors/UnlessOffline';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import { ListLoading } from '../../lists/ListedVideos';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { PlaylistActions } from './PlaylistActions';
import { PlaylistNotFound } from './PlaylistNotFound';
import * as css from './PlaylistPage.css';
import * as page from './Playlists.css';
import { playlistKey } from './use-playlists';

function Videos({ playlist, name }: { playlist: Playlist; name: string }) {
  const t = useTranslate('playlists');
  const environment = useWidgets();
  const { preferences } = usePreferences();
  const { id, videos } = playlist;
  // "The watch address carries `playlist` when the card is in a playlist."
  const inList = useMemo(
    () => ({
      ...environment,
      watchHref: (video: { id: string }) => `${watchPath(video.id)}?playlist=${id}`,
    }),
    [environment, id],
  );
  if (videos.length === 0) return <EmptyState icon={AddToListIcon} title={t('own.empty')} />;
  return (
    <WidgetsProvider value={inList}>
      <VideoList
        videos={videos}
        shape={preferences.viewMode}
        gridSize={preferences.gridSize}
        label={t('own.videos', { name })}
        headingLevel={2}
      />
    </WidgetsProvider>
  );
}

/** Whose it is, how many videos it has, and what can be done with it. */
function Head({ playlist, isActive }: { playlist: Playlist; isActive: boolean }) {
  const t = useTranslate('playlists');
  const { language } = useLanguage();
  const { user, isKnown } = useViewer();
  const isOwn = user?.id === playlist.user_id;
  const name = playlistName(playlist.name, t);
  const count = playlist.videos.length;
  return (
    <header className={css.head}>
      <p className={css.back}>
        <Link component={RouterLink} href="/playlists">
          {t('own.all')}
        </Link>
      </p>
      <h1 className={page.title} lang={playlistNameLanguage(playlist.name)}>
        {name}
      </h1>
      <p className={page.facts}>
        {isKnown ? <Badge>{t(isOwn ? 'own.yours' : 'own.others')}</Badge> : null}
        {isActive ? <Badge tone="accent">{t('page.current')}</Badge> : null}
        <span>{t('page.count', { count, formatted: formatCount(count, language) })}</span>
      </p>
      {isKnown && !isOwn && !isActive ? <p className={page.hint}>{t('own.othersHint')}</p> : null}
      <PlaylistActions playlist={playlist} isOwn={isOwn} isActive={isActive} />
    </header>
  );
}

function Details({ playlist }: { playlist: Playlist }) {
  const t = useTranslate('playlists');
  const actors = useActors();
  const isActive = useActorValue(
    'playlist',
    ({ context }) => context.playlist.id === playlist.id,
    false,
  );
  const name = playlistName(playlist.name, t);
  usePageTitle(name);
  return (
    <div className={css.page}>
      <Head playlist={playlist} isActive={isActive} />
      {isActive && actors ? (
        <div className={css.editor}>
          <PlaylistPanel
            actor={actors.playlist}
            t={t}
            label={t('own.videos', { name })}
            hasTitle={false}
            asksElsewhere
          />
        </div>
      ) : (
        <Videos playlist={playlist} name={name} />
      )}
    </div>
  );
}

export default function PlaylistPage() {
  const { id = '' } = useParams();
  const t = useTranslate('playlists');
  const client = useClient();
  const { data, error, isPending, isFetching, refetch } = useQuery<Playlist>({
    queryKey: playlistKey(id),
    queryFn: ({ signal }) => client.getPlaylist({ id }, { signal }),
  });
  useOwnRefresh(() => refetch({ throwOnError: true }));
  if (data) return <Details playlist={data} />;
  if (isPending) return <ListLoading />;
  return isUnknown(error) ? (
    <PlaylistNotFound />
  ) : (
    <UnlessOffline onRetry={() => void refetch()} isBusy={isFetching}>
      <ErrorState
        headingLevel={1}
        title={t('own.failed')}
        description={t('own.failedHint')}
        retryLabel={t('retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </UnlessOffline>
  );
}
