/** One playlist: its editor if it is the current playlist, otherwise its videos. */
import type { Playlist } from '@oshimado/contract';
import { watchPath } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { AddToListIcon, SearchIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentType } from 'react';
import { PageLink, useClient, useWidgets, WidgetsProvider } from '../../base/context';
import { useDisplay } from '../../base/device';
import { isUnknown, UnlessOffline } from '../../base/errors';
import { ListLoading } from '../../parts/lists';
import { useOwnRefresh } from '../../base/page';
import { playlistName, playlistNameLanguage, PlaylistPanel } from '../../parts/playlist-panel';
import { playlistQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { VideoList } from '../../parts/video-list';
import { useFollowedPlaylist } from '../../parts/playlist-panel/use-followed-playlist';
import { useRenderedCount } from '../../parts/video-list/use-rendered-count';
import { useActors, useActorValue, useViewer } from '../../base/viewer';
import { PlaylistActions } from './PlaylistActions';
import * as css from './PlaylistDetails.css';

export interface PlaylistTitleProps {
  /** Name of the playlist, or that there is none. */
  readonly title: string;
  /** HTTP status of the page. Default 200. */
  readonly status?: 404;
}

type Title = ComponentType<PlaylistTitleProps>;

function Videos({ playlist, name }: { playlist: Playlist; name: string }) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const environment = useWidgets();
  const [display] = useDisplay();
  const { id, videos } = playlist;
  const { first, note } = useRenderedCount(`playlist ${id}`);
  // The watch page continues with the playlist that its address names.
  const inList = useMemo(
    () => ({
      ...environment,
      watchHref: (video: { id: string }) => `${watchPath(video.id)}?playlist=${id}`,
    }),
    [environment, id],
  );
  if (videos.length === 0)
    return <EmptyState icon={AddToListIcon} title={tWidgets('playlist.empty')} />;
  return (
    <WidgetsProvider value={inList}>
      <VideoList
        videos={videos}
        renderLimit={first}
        onGrow={note}
        shape={display.viewMode}
        gridSize={display.gridSize}
        label={t('own.videos', { name })}
        headingLevel={2}
      />
    </WidgetsProvider>
  );
}

/** Name, owner, number of videos, and actions. */
function Head({ playlist, isActive }: { playlist: Playlist; isActive: boolean }) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const { user, isKnown } = useViewer();
  const isOwn = user?.id === playlist.user_id;
  const name = playlistName(playlist.name, t);
  const count = playlist.videos.length;
  return (
    <header className={css.head}>
      <p className={css.back}>
        <Link component={PageLink} href="/playlists">
          {t('own.all')}
        </Link>
      </p>
      <h1 className={css.title} lang={playlistNameLanguage(playlist.name)} translate="no">
        {name}
      </h1>
      <p className={css.facts}>
        {isKnown ? <Badge>{t(isOwn ? 'own.yours' : 'own.others')}</Badge> : null}
        {isActive ? <Badge tone="accent">{t('page.current')}</Badge> : null}
        <span>{tWidgets('channel.videos', { count })}</span>
      </p>
      {isKnown && !isOwn && !isActive ? <p className={css.hint}>{t('own.othersHint')}</p> : null}
      <PlaylistActions playlist={playlist} isOwn={isOwn} isActive={isActive} />
    </header>
  );
}

interface LoadedProps {
  readonly playlist: Playlist;
  readonly isActive: boolean;
  readonly Title: Title | undefined;
}

function Loaded({ playlist, isActive, Title }: LoadedProps) {
  const t = useTranslate('playlists');
  const actors = useActors();
  const name = playlistName(playlist.name, t);
  return (
    <div className={css.page}>
      {Title ? <Title title={name} /> : null}
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

function NotFound({ Title }: { Title: Title | undefined }) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  return (
    <>
      {Title ? <Title title={tWidgets('playlist.unknown')} status={404} /> : null}
      <EmptyState
        icon={SearchIcon}
        headingLevel={1}
        title={tWidgets('playlist.unknown')}
        description={t('own.notFoundHint')}
        action={
          <ButtonLink component={PageLink} href="/playlists">
            {t('own.all')}
          </ButtonLink>
        }
      />
    </>
  );
}

export interface PlaylistDetailsProps {
  /** Id of the playlist, as the address of the page has it. */
  readonly id: string;
  /** Drawn with the title once it is known, for a page that shows it elsewhere. Default none. */
  readonly Title?: Title;
}

/** A playlist with its actions; states for loading, a failure and an unknown id. */
export function PlaylistDetails({ id, Title }: PlaylistDetailsProps) {
  const t = useTranslate('playlists');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const isActive = useActorValue(
    'playlist',
    ({ context }) => context.playlist.id !== null && String(context.playlist.id) === id,
    false,
  );
  const followed = useFollowedPlaylist(isActive);
  const loaded = useQuery({ ...playlistQuery(client, id), enabled: !isActive });
  const { error, isPending, isFetching, refetch } = isActive ? followed : loaded;
  useOwnRefresh(() => refetch({ throwOnError: true }));
  if (loaded.data) return <Loaded playlist={loaded.data} isActive={isActive} Title={Title} />;
  if (isPending) return <ListLoading />;
  if (isUnknown(error)) return <NotFound Title={Title} />;
  return (
    <UnlessOffline onRetry={() => void refetch()} isBusy={isFetching}>
      <ErrorState
        headingLevel={1}
        title={t('own.failed')}
        description={tPortal('list.failedHint')}
        retryLabel={tWidgets('retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </UnlessOffline>
  );
}
