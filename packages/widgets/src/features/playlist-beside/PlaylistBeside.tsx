/** The playlist that is being watched: where the video is in it, and what follows. */
import type { PlaylistVideo } from '@oshimado/contract';
import { watchInPlaylistPath } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { ChevronRightIcon, Icon, PlayIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Picture } from '@oshimado/ui/picture';
import { Spinner } from '@oshimado/ui/spinner';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { VirtualList } from '@oshimado/ui/virtual-list';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useId } from 'react';
import { PageLink, useWidgets } from '../../base/context';
import { RetryNotice } from '../../base/errors';
import { playlistName, playlistNameLanguage } from '../../parts/playlist-panel';
import { useTranslate } from '../../base/sentences';
import { Time, useNow } from '../../base/clock';
import { connectVideoCard } from '../../parts/video-card';
import * as css from './PlaylistBeside.css';
import {
  useWatchedPlaylist,
  videosAround,
  type WatchedPlaylist,
} from '../../parts/playlist-panel/use-watched-playlist';

export interface PlaylistBesideProps extends StyleProps {
  /** Id of the playlist, or `local` for the playlist at hand. */
  readonly playlistId: string;
  /** The video of the page. */
  readonly videoId: string;
  /** Called with the address of the next video, in place of following the link. Default none. */
  readonly onNext?: (href: string) => void;
}

interface RowProps {
  readonly video: PlaylistVideo;
  readonly href: string;
  /** From 1. */
  readonly position: number;
  readonly isCurrent: boolean;
}

function Row({ video, href, position, isCurrent }: RowProps) {
  const environment = useWidgets();
  const card = connectVideoCard(video, { environment, now: useNow() });
  const { title, titleLang, picture, channel, duration } = card;
  return (
    <div className={css.row} data-current={isCurrent || undefined}>
      <span className={css.position} aria-hidden="true">
        {isCurrent ? <Icon icon={PlayIcon} size="small" /> : position}
      </span>
      <Picture className={css.picture} src={picture?.src ?? null} fallback={PlayIcon} />
      <span className={css.texts}>
        <PageLink
          className={css.title}
          href={href}
          lang={titleLang}
          translate="no"
          aria-current={isCurrent || undefined}
        >
          {title}
        </PageLink>
        <span className={css.details}>
          <span className={css.channel} lang={channel.lang} translate="no">
            {channel.name}
          </span>
          {duration ? <Time dateTime={duration.iso}>{duration.text}</Time> : null}
        </span>
      </span>
    </div>
  );
}

interface ListProps extends Pick<PlaylistBesideProps, 'playlistId' | 'videoId' | 'onNext'> {
  readonly playlist: WatchedPlaylist;
}

function Next({ playlist, playlistId, videoId, onNext }: ListProps) {
  const t = useTranslate('watch');
  const environment = useWidgets();
  const { next } = videosAround(playlist, videoId);
  const now = useNow();
  if (!next) return null;
  const href = watchInPlaylistPath(next.id, playlistId);
  const { title } = connectVideoCard(next, { environment, now });
  const label = t('playlist.next', { title });
  return (
    <ButtonLink
      className={css.next}
      component={PageLink}
      href={href}
      title={label}
      onClick={(event) => {
        if (!onNext) return;
        event.preventDefault();
        onNext(href);
      }}
    >
      <Icon icon={ChevronRightIcon} mirror />
    </ButtonLink>
  );
}

function Head(props: ListProps & { readonly headingId: string }) {
  const t = useTranslate('watch');
  const tPlaylists = useTranslate('playlists');
  const { playlist, videoId, headingId } = props;
  const { name, videos } = playlist;
  const position = videos.findIndex(({ id }) => id === videoId) + 1;
  const total = videos.length;
  return (
    <div className={css.head}>
      <h2 id={headingId} className={css.name} lang={playlistNameLanguage(name)} translate="no">
        {playlistName(name, tPlaylists)}
      </h2>
      {total > 0 ? (
        <p className={css.counter}>
          <span aria-hidden="true">{`${position || '–'} / ${total}`}</span>
          {position > 0 ? (
            <VisuallyHidden>{t('playlist.position', { position, total })}</VisuallyHidden>
          ) : null}
        </p>
      ) : null}
      <Next {...props} />
    </div>
  );
}

/** "A list of up to 6 rows (102 px each) that follows the current video." */
const ROWS_MAX = 6;
const ROW_PX = 102;

function Rows({ playlist: { videos }, playlistId, videoId }: ListProps) {
  const t = useTranslate('watch');
  const tWidgets = useTranslate('widgets');
  if (videos.length === 0) return <p className={css.empty}>{t('playlist.empty')}</p>;
  return (
    <div className={css.list} style={{ blockSize: Math.min(ROWS_MAX, videos.length) * ROW_PX }}>
      <VirtualList
        label={tWidgets('menu.playlist')}
        items={videos}
        itemKey={({ id }) => id}
        estimateSize={ROW_PX}
        current={videos.findIndex(({ id }) => id === videoId)}
        renderItem={(video, index) => (
          <Row
            video={video}
            href={watchInPlaylistPath(video.id, playlistId)}
            position={index + 1}
            isCurrent={video.id === videoId}
          />
        )}
      />
    </div>
  );
}

function Failed({ playlist: { error, isRetrying, retry } }: Pick<ListProps, 'playlist'>) {
  const t = useTranslate('watch');
  return (
    <RetryNotice error={error} onRetry={retry} isBusy={isRetrying}>
      {t('playlist.failed')}
    </RetryNotice>
  );
}

/** Renders a `<section>`. */
export function PlaylistBeside({ className, style, ...props }: PlaylistBesideProps) {
  const t = useTranslate('watch');
  const tWidgets = useTranslate('widgets');
  const headingId = useId();
  const playlist = useWatchedPlaylist(props.playlistId);
  const { status } = playlist;
  const list = { ...props, playlist };
  const name =
    status === 'ready'
      ? { 'aria-labelledby': headingId }
      : { 'aria-label': tWidgets('menu.playlist') };
  return (
    <section className={classNames(css.card, className)} style={style} {...name}>
      {status === 'ready' ? (
        <>
          <Head {...list} headingId={headingId} />
          <Rows {...list} />
        </>
      ) : null}
      {status === 'loading' ? (
        <div className={css.loading}>
          <Spinner label={t('playlist.loading')} />
        </div>
      ) : null}
      {status === 'failed' ? <Failed playlist={playlist} /> : null}
      {status === 'missing' ? <Notice tone="warning">{t('playlist.missing')}</Notice> : null}
    </section>
  );
}
