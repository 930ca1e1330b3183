/** The frame of a player, with a sentence over it when it does not play. */
import {
  isSamePlayer,
  plainTitle,
  platformPage,
  type PlayableVideo,
  playerFrame,
  type PlayerPress,
} from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { ExternalIcon, Icon, RefreshIcon } from '@oshimado/ui/icon';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ancestorOrigins } from '../../base/browser/ancestor-origins';
import { ofIsolatedPage } from '../../base/browser/isolated-page';
import { pageOrigin } from '../../base/browser/page-origin';
import { useFrameOrigins } from '../../base/context';
import { useOnline } from '../../base/page/use-online';
import { useLanguage, useTranslate } from '../../base/sentences';
import { FRAME_ALLOWED, FRAME_REFERRER } from './frame-permissions';
import type { Media } from './media';
import { MovedFrame } from './MovedFrame';
import * as css from './player.css';
import { takePosterFocus } from './pressed-poster';
import type { startPlayer } from './start-player';

export interface PlayerFrameProps {
  readonly video: PlayableVideo;
  /** Second to start at. Default 0. */
  readonly start?: number;
  /** Plays at once. Default false. */
  readonly autoplay?: boolean;
  /** Starts without sound. Default false. */
  readonly muted?: boolean;
  /** Receives the player once its frame is there; null when it goes. The same function for the life of the frame. */
  readonly onMedia?: (media: Media | null) => void;
  /** Receives the keys of a player that are pressed in our own. The same function for the life of the frame. Default: they stay in it. */
  readonly onKey?: (press: PlayerPress) => void;
  /** Called when the document of the frame has loaded; its player may still have to start. */
  readonly onLoad?: () => void;
  /** A frame of this video that loads in the document already; it is moved here if its address is the same. Default none. */
  readonly first?: HTMLIFrameElement | null;
}

/** A frame of a site that cannot be spoken to must not lead the page away. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms';

/**
 * Whether the frame cannot load because there is no connection: said at once, not after the time in which a player has to answer. It is
 * loaded when the connection is back.
 */
function useOffline({ subscribe, getState, reload }: Media): boolean {
  const isOnline = useOnline();
  const isReady = useSyncExternalStore(subscribe, () => getState().isReady);
  const isOffline = !isOnline && !isReady;
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && isOnline && !isReady) reload();
    wasOffline.current = isOffline;
  }, [isOffline, isOnline, isReady, reload]);
  return isOffline;
}

/** A frame starts where it was made to; a `start` that changed before there was a player to move is where it moves to. */
function useLateStart(media: Media | null, start: number) {
  const [made] = useState(start);
  const wanted = useRef(start);
  useEffect(() => {
    wanted.current = start;
  }, [start]);
  useEffect(() => {
    if (wanted.current !== made) media?.seek(wanted.current);
  }, [media, made]);
}

function Failure({ media, video }: { media: Media; video: PlayableVideo }) {
  const t = useTranslate('watch');
  const tWidgets = useTranslate('widgets');
  const { subscribe, getState } = media;
  const reported = useSyncExternalStore(subscribe, () => getState().failure);
  const failure = useOffline(media) ? 'offline' : reported;
  const isBlocked = useSyncExternalStore(subscribe, () => getState().isAutoplayRefused);
  const page = platformPage(video);
  if (failure === null) {
    return isBlocked ? (
      <p className={css.hint} role="status">
        {t('player.autoplayRefused')}
      </p>
    ) : null;
  }
  return (
    <div className={css.failure} role="alert">
      <p>{t(`player.failure.${failure}`)}</p>
      <div className={css.failureActions}>
        <Button startIcon={RefreshIcon} onClick={media.reload}>
          {tWidgets('retry')}
        </Button>
        {page ? (
          <ButtonLink href={page} target="_blank" rel="noopener">
            <Icon icon={ExternalIcon} />
            {video.link === undefined ? tWidgets('menu.youtube') : t('atSource')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

export interface FrameOfPlayerProps extends PlayerFrameProps {
  /** What speaks to the frame. The same function for the life of the frame. */
  readonly startPlayer: typeof startPlayer;
}

/** The frame for who brings what speaks to it; `PlayerFrame` has it. */
export function FrameOfPlayer(props: FrameOfPlayerProps) {
  const { video, start = 0, autoplay = false, muted = false, onMedia, onKey, onLoad } = props;
  const { startPlayer: speakTo, first = null } = props;
  const t = useTranslate('watch');
  const { language } = useLanguage();
  const origins = useFrameOrigins();
  // A frame that plays is not loaded again because the video's status or the language changes.
  const [frame] = useState(() =>
    playerFrame(video, {
      origins,
      page: pageOrigin(),
      ancestors: ancestorOrigins(),
      language,
      start,
      autoplay,
      muted,
      passesKeys: onKey !== undefined,
    }),
  );
  // Of the frame as it was loaded, like its address.
  const [autoplays] = useState(autoplay);
  const [moved] = useState(() =>
    first && frame && isSamePlayer(first.src, frame.src) ? first : null,
  );
  const element = useRef<HTMLIFrameElement>(moved);
  const isNew = useRef(moved === null);
  const [media, setMedia] = useState<Media | null>(null);
  useLateStart(media, start);
  useEffect(() => takePosterFocus(element.current), []);
  useEffect(() => {
    const player =
      frame && element.current
        ? speakTo(frame, element.current, { onKey, isNew: isNew.current, autoplay: autoplays })
        : undefined;
    isNew.current = false;
    if (player === undefined) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- a player speaks to a frame that is in the document
    setMedia(player.media);
    onMedia?.(player.media);
    return () => {
      onMedia?.(null);
      player.stop();
    };
  }, [frame, onMedia, onKey, speakTo, autoplays]);
  if (frame === undefined) return null;
  const title = t('player.frame', { title: plainTitle(video.title) });
  if (moved !== null)
    return (
      <>
        <MovedFrame frame={moved} title={title} onLoad={onLoad} />
        {media ? <Failure media={media} video={video} /> : null}
      </>
    );
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the platforms' players do not work in a sandbox; others get one */}
      <iframe
        {...ofIsolatedPage()}
        ref={element}
        className={css.frame}
        src={frame.src}
        title={title}
        allow={FRAME_ALLOWED}
        referrerPolicy={FRAME_REFERRER}
        onLoad={onLoad}
        sandbox={frame.kind === 'plain' ? SANDBOX : undefined}
      />
      {media ? <Failure media={media} video={video} /> : null}
    </>
  );
}
