/** The viewer's playlists; a press on one makes it the current playlist. */
import { LOGIN_PATH } from '@oshimado/domain';
import { selectPlaylist, selectStatus } from '@oshimado/machines/playlist';
import { ErrorState } from '@oshimado/ui/error-state';
import { Icon, LogInIcon, PlusIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { PageLink } from '../../base/context';
import { UnlessOffline, useLimitSentence } from '../../base/errors';
import { useOwnRefresh } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { useActorValue, useSend, useViewer, WaitForActors } from '../../base/viewer';
import { useFollowedPlaylist } from '../../parts/playlist-panel/use-followed-playlist';
import { playlistCards } from './playlist-cards';
import { PlaylistCard } from './PlaylistCard';
import * as css from './Playlists.css';
import { useOpenPlaylist, useOwnPlaylists } from './use-playlists';

function CreateCard() {
  const t = useTranslate('playlists');
  const { user, isKnown } = useViewer();
  const send = useSend('playlist');
  if (isKnown && !user) {
    return (
      <PageLink className={css.create} href={LOGIN_PATH}>
        <Icon icon={LogInIcon} />
        {t('page.createGuest')}
      </PageLink>
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

/** A card that creates a playlist, and one card for each playlist, the unsaved current one first. */
export function OwnPlaylists() {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const { isKnown, user } = useViewer();
  const { data, error, isError, isFetching, isLoading, refetch } = useOwnPlaylists();
  const active = useActorValue('playlist', selectPlaylist, null);
  const status = useActorValue('playlist', selectStatus, 'saved');
  const { opening, open } = useOpenPlaylist();
  useFollowedPlaylist(true);
  useOwnRefresh(() => (user ? refetch({ throwOnError: true }) : undefined));
  const cards = playlistCards(data ?? [], active);
  return (
    <div className={css.playlists}>
      <CreateCard />
      {/* Some screen readers announce a list without markers only if it has the role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role */}
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
            description={sayLimit(error, t('page.failedHint'))}
            retryLabel={tWidgets('retry')}
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
    </div>
  );
}
