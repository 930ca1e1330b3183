/**
 * The one player of a page: in the grid of the watch page, or in a small window on every other page while it plays. It stays at its
 * place in the document, so that its frame is never loaded again.
 */
import { plainTitle, watchInPlaylistPath, watchPath, type PlayerPress } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon, ExpandIcon, PauseIcon, PlayFilledIcon } from '@oshimado/ui/icon';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PageLink, useNavigateTo } from '../../base/context';
import { noteProgress, type WatchedVideo } from '../../base/history';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card/text-language';
import type { Media } from './media';
import * as css from './player.css';
import { pressAgain } from './player-keys';
import PlayerFrame from './PlayerFrame';
import type { StagedVideo } from './stage';
import { useStage, useStageState } from './StageProvider';
import { useMediaSession } from './use-media-session';
import { usePictureInPicture } from './use-picture-in-picture';
import { usePlayOn } from './use-play-on';

/** Notes how far a playing video was watched, wherever its player is; null while nothing plays. */
function useNoteProgress(video: WatchedVideo | null, media: Media | null): void {
  useEffect(() => {
    if (video === null || media === null) return undefined;
    return media.subscribe(() => {
      const { currentTime, duration, isAd, paused } = media.getState();
      if (!isAd && !paused) noteProgress(video, { seconds: currentTime, duration });
    });
  }, [video, media]);
}

function PlayOrPause({ media }: { media: Media }) {
  const tWidgets = useTranslate('widgets');
  const paused = useSyncExternalStore(media.subscribe, () => media.getState().paused);
  return paused ? (
    <IconButton icon={PlayFilledIcon} label={tWidgets('playerPage.play')} onClick={media.play} />
  ) : (
    <IconButton icon={PauseIcon} label={tWidgets('playerPage.pause')} onClick={media.pause} />
  );
}

function MiniBar({ video, media }: { video: StagedVideo; media: Media | null }) {
  const t = useTranslate('watch');
  const { language } = useLanguage();
  const stage = useStage();
  const navigate = useNavigateTo();
  const playlistId = useStageState((state) => state.playlistId);
  const href =
    playlistId === null ? watchPath(video.id) : watchInPlaylistPath(video.id, playlistId);
  const title = plainTitle(video.title);
  return (
    <div className={css.miniBar}>
      <PageLink
        className={css.miniTitle}
        href={href}
        lang={textLanguage(title, language)}
        translate="no"
      >
        {title}
      </PageLink>
      {media ? <PlayOrPause media={media} /> : null}
      <IconButton icon={ExpandIcon} label={t('player.expand')} onClick={() => navigate(href)} />
      <IconButton icon={CloseIcon} label={t('player.close')} onClick={stage.close} />
    </div>
  );
}

/** On the page while the player has a window of its own. */
function Elsewhere() {
  const t = useTranslate('watch');
  const { toggle } = usePictureInPicture();
  return (
    <section className={css.onPage} data-part="player" data-state="window">
      <div className={css.failure}>
        <p role="status">{t('player.inWindow')}</p>
        <Button onClick={toggle}>{t('player.bringBack')}</Button>
      </div>
    </section>
  );
}

/** Whether it plays, or is loaded to play and has not answered yet. */
const mayPlay = (media: Media | null): boolean =>
  media !== null && media.getState().failure === null && media.willPlay();

export interface PlayerHostProps {
  /** Id of the video that the page is about; null on pages that are about no video. */
  readonly pageVideo: string | null;
}

export default function PlayerHost({ pageVideo }: PlayerHostProps) {
  const t = useTranslate('watch');
  const stage = useStage();
  const video = useStageState((state) => state.video);
  const start = useStageState((state) => state.start);
  const { autoplay, muted } = useStageState((state) => state.beginning);
  const frame = useStageState((state) => state.frame);
  const media = useStageState((state) => state.media);
  const floating = useStageState((state) => state.window);
  const isOnPage = video !== null && video.id === pageVideo;

  // Only what plays, or is about to, goes on in the small window.
  const isShown = isOnPage || floating !== null;
  const shown = useRef(isShown);
  useEffect(() => {
    const hasLeft = shown.current && !isShown;
    shown.current = isShown;
    if (hasLeft && !mayPlay(stage.getState().media)) stage.close();
  }, [isShown, stage]);
  // The window goes with what played in it.
  const isPlaying = video !== null;
  useEffect(() => {
    if (!isPlaying) return undefined;
    return () => floating?.close();
  }, [isPlaying, floating]);

  const setElement = useCallback(
    (element: HTMLElement | null) => stage.setElement(element),
    [stage],
  );
  const around = usePlayOn(isOnPage);
  useMediaSession(video, media, around);
  useNoteProgress(video, media);
  // As if it had been pressed beside the frame: which key does what is for the page to say.
  const onKey = useCallback(
    (press: PlayerPress) => {
      const { element, window: other } = stage.getState();
      pressAgain(other ? document.body : element, press);
    },
    [stage],
  );
  const onMedia = useCallback((next: Media | null) => stage.setMedia(next), [stage]);

  if (video === null) return null;
  const screen = (
    <div ref={setElement} className={css.screen} data-part="screen" tabIndex={-1}>
      <PlayerFrame
        key={frame}
        video={video}
        start={start}
        autoplay={autoplay}
        muted={muted}
        onMedia={onMedia}
        onKey={onKey}
      />
    </div>
  );
  if (floating) {
    return (
      <>
        {createPortal(screen, floating.document.body)}
        {isOnPage ? <Elsewhere /> : null}
      </>
    );
  }
  return (
    <section
      className={isOnPage ? css.onPage : css.mini}
      aria-label={isOnPage ? undefined : t('player.mini')}
      data-part="player"
      data-state={isOnPage ? 'page' : 'mini'}
    >
      {screen}
      {isOnPage ? null : <MiniBar video={video} media={media} />}
    </section>
  );
}
