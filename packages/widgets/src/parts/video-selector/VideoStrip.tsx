/**
 * A row of channels that are live or about to be, above a multiview: a press chooses the stream, a drag carries its address
 * to a cell.
 */
import { filterFeed, LOGIN_PATH, stripVideos, type PickedVideo } from '@oshimado/domain';
import { Button, ButtonLink, IconButton } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useMemo } from 'react';
import { PageLink, useWidgets } from '../../base/context';
import { reportError } from '../../base/reporting';
import { hasChosenFavorites, promptOf, selectListState } from '../feed-lists/list-state';
import type { LiveBoard } from '../live-feed';
import { liveBoardName, type FeedSource } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { useActorValue } from '../../base/viewer';
import { SourceMenu } from './SourceMenu';
import { StripRow } from './StripRow';
import { StripWaiting } from './StripWaiting';
import { useSelectorBoard } from './use-selector-board';
import { useVideoSource } from './use-video-source';
import * as css from './VideoStrip.css';

export interface VideoStripProps extends StyleProps {
  /** Called with the stream that was chosen. */
  readonly onPick: (video: PickedVideo) => void;
  /** Ids of videos that are chosen already, Twitch channels by their name; they are left out. Default none. */
  readonly exclude?: readonly string[];
}

const NONE: readonly string[] = [];
function Failed({ board, onRetry }: { readonly board: LiveBoard; readonly onRetry: () => void }) {
  const { t } = useWidgets();
  const isOffline = !board.isOnline || board.error?.code === 'offline';
  return (
    <div className={css.note} role="alert">
      <span>{t(isOffline ? 'feed.offlineEmpty' : 'feed.failedOld')}</span>
      <Button size="small" busy={board.fetchStatus === 'fetching'} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

function NoFavorites({ isGuest }: { readonly isGuest: boolean }) {
  const t = useTranslate();
  const who = promptOf(isGuest, useActorValue('favorites', hasChosenFavorites, false));
  return (
    <div className={css.note}>
      <span>{t(`favorites.${who}.title`)}</span>
      <ButtonLink size="small" component={PageLink} href={isGuest ? LOGIN_PATH : '/channel'}>
        {t(`favorites.${isGuest ? 'guest' : 'none'}.action`)}
      </ButtonLink>
    </div>
  );
}

interface BoardProps extends Required<Pick<VideoStripProps, 'onPick'>> {
  readonly source: FeedSource;
  readonly exclude: ReadonlySet<string>;
}

function Board({ source, exclude, onPick }: BoardProps) {
  const t = useTranslate('multiview');
  const { t: tWidgets } = useWidgets();
  const { board, filter } = useSelectorBoard(source, exclude);
  const now = useNow();
  const { data, refresh, fetchStatus, error } = board;
  const entries = useMemo(
    () => (data ? stripVideos(filterFeed(data, filter), { now, exclude }) : undefined),
    [data, filter, now, exclude],
  );
  const hasFavorites = useActorValue('favorites', selectListState, 'unknown') !== 'empty';
  // The board itself says when it could not be loaded.
  const refreshNow = () => void refresh().catch(reportError);
  const isBusy = fetchStatus === 'fetching';
  if ('favorites' in source && !hasFavorites) return <NoFavorites isGuest={false} />;
  return (
    <>
      <IconButton
        icon={RefreshIcon}
        label={tWidgets('feed.refresh')}
        className={css.refresh}
        aria-busy={isBusy}
        data-busy={isBusy || undefined}
        onClick={refreshNow}
      />
      {!entries && error ? <Failed board={board} onRetry={refreshNow} /> : null}
      {!entries && !error ? <StripWaiting /> : null}
      {entries?.length === 0 ? (
        <p className={css.note} role="status">
          {t('selector.stripEmpty')}
        </p>
      ) : null}
      {entries && entries.length > 0 ? <StripRow entries={entries} onPick={onPick} /> : null}
    </>
  );
}

/** Renders a `<div>`. */
export function VideoStrip({ onPick, exclude = NONE, className, style }: VideoStripProps) {
  const source = useVideoSource();
  const names = exclude.join();
  const excluded = useMemo(() => new Set(names === '' ? [] : names.split(',')), [names]);
  const { feed, needsLogin, key } = source;
  return (
    <div className={classNames(css.strip, className)} style={style} data-part="video-strip">
      {key === null ? null : <SourceMenu source={{ ...source, key }} />}
      {needsLogin ? <NoFavorites isGuest /> : null}
      {feed ? (
        <Board key={liveBoardName(feed)} source={feed} exclude={excluded} onPick={onPick} />
      ) : null}
      {key === null ? <StripWaiting /> : null}
    </div>
  );
}
