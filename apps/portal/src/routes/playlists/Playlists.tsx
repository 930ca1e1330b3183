/** Every playlist of the viewer; a press makes one the current one. */
import { selectPlaylist, selectStatus } from '@oshimado/machines/playlist';
import { ButtonLink } from '@oshimado/ui/button';
import { ErrorState } from '@oshimado/ui/error-state';
import { BookmarkIcon, Icon, LogInIcon, PlusIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { useViewer } from '../../actors/use-viewer';
import { WaitForActors } from '../../actors/WaitForActors';
import { usePageTitle } from '../../app/page-head';
import { useOwnRefresh } from '../../app/page-refresh';
import { RouterLink } from '../../app/RouterLink';
import { UnlessOffline } from '../../errors/UnlessOffline';
import { useTranslate } from '../../i18n/LanguageProvider';
import { PlaylistCard } from './PlaylistCard';
import { playlistCards } from './playlist-cards';
import * as css from './Playlists.css';
import { useOpenPlaylist, useOwnPlaylists } from './use-playlists';

const LOGIN = '/login';

function CreateCard() {
  const t = useTranslate('playlists');
  const { user, isKnown } = useViewer();
  const send = useSend('playlist');
  if (isKnown && !user) {
    return (
      <RouterLink className={css.create} href={LOGIN}>
        <Icon icon={LogInIcon} />
        {t('page.createGuest')}
      </RouterLink>
    );
  }
  return (
    <button
      type="button"
      className={css.create}
      disabled={!isKnown}
      onClick={() => send({ type: 'playlist.new' })}
    >
      <Icon icon={PlusIcon} />
      {t('page.create')}
    </button>
  );
}

function PlaylistList() {
  const t = useTranslate('playlists');
  const { isKnown, user } = useViewer();
  const { data, isError, isFetching, isLoading, refetch } = useOwnPlaylists();
  const active = useActorValue('playlist', selectPlaylist, null);
  const status = useActorValue('playlist', selectStatus, 'saved');
  const { opening, open } = useOpenPlaylist();
  useOwnRefresh(() => (user ? refetch({ throwOnError: true }) : undefined));
  const cards = playlistCards(data ?? [], active);
  return (
    <>
      {/* A list without markers is no list to some screen readers unless it says so. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={css.list} aria-label={t('page.list')}>
        {cards.map((card) => (
          <li key={card.id ?? 'new'}>
            <PlaylistCard
              card={card}
              isModified={status !== 'saved'}
              isOpening={opening !== null && opening === card.id}
              onOpen={() => {
                if (card.id !== null) open(card.id);
              }}
            />
          </li>
        ))}
      </ul>
      {!isKnown || isLoading ? (
        <WaitForActors>
          <Spinner label={t('page.loading')} />
        </WaitForActors>
      ) : null}
      {isError && !data ? (
        <UnlessOffline onRetry={() => void refetch()} isBusy={isFetching}>
          <ErrorState
            title={t('page.failed')}
            description={t('page.failedHint')}
            retryLabel={t('retry')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </UnlessOffline>
      ) : null}
      {data?.length === 0 ? (
        <p className={css.hint}>
          {t('page.empty')}
          <br />
          {t('page.emptyHint')}
        </p>
      ) : null}
    </>
  );
}

export default function Playlists() {
  const t = useTranslate('playlists');
  usePageTitle(t('page.title'));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('page.title')}</h1>
        <ButtonLink size="small" component={RouterLink} href="/library">
          <Icon icon={BookmarkIcon} size="small" />
          {t('library.title')}
        </ButtonLink>
      </div>
      <p className={css.lead}>{t('page.text')}</p>
      <CreateCard />
      <PlaylistList />
    </div>
  );
}
