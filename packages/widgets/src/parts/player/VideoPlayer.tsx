import { isPlayable } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Media } from './media';
import { useFrameOrigins } from '../../base/context';
import { latePart } from '../../base/late-part/late-part';
import type { PartFailedProps } from '../../base/late-part/PartFailed';
import { useOnline } from '../../base/page/use-online';
import { useTranslate } from '../../base/sentences';
import type { PlayerFrameProps } from './PlayerFrame';
import { PlayerPoster, type PlayerPosterProps } from './PlayerPoster';
import { PlayerProvider } from './PlayerProvider';
import * as css from './player.css';

const always = () => true;

/** The code of the player could not be loaded. */
function FrameFailed({ onRetry }: PartFailedProps) {
  const t = useTranslate('watch');
  const isOnline = useOnline();
  return (
    <div className={css.failure} role="alert">
      <p>{t(`player.failure.${isOnline ? 'silent' : 'offline'}`)}</p>
      <Button startIcon={RefreshIcon} onClick={onRetry}>
        {t('player.retry')}
      </Button>
    </div>
  );
}

const PlayerFrame = latePart(() => import('./PlayerFrame'), { Failed: FrameFailed });

export interface VideoPlayerProps extends Pick<PlayerFrameProps, 'start' | 'muted'> {
  readonly video: PlayerPosterProps['video'];
  /** Loads the platform's player at once, instead of after a press on the picture. Default false. */
  readonly autoplay?: boolean;
  /** Asked before the platform's player is loaded; if it returns false, the picture stays. Default: always. */
  readonly mayStart?: () => boolean;
  /** Parts that follow the player: `HighlightsBar`, `CommentList`, `LiveTranslations`. Default none. */
  readonly children?: ReactNode;
}

/** A player on its own, for pages without a stage: a picture until it is pressed, then the platform's player. */
export function VideoPlayer({
  video,
  start = 0,
  muted,
  autoplay = false,
  mayStart = always,
  children,
}: VideoPlayerProps) {
  const [jumped, setJumped] = useState<number>();
  const [isStarted, setStarted] = useState(autoplay);
  const [media, setMedia] = useState<Media | null>(null);
  const isKnown = isPlayable(video, useFrameOrigins());
  const play = useCallback(() => {
    if (mayStart()) setStarted(true);
  }, [mayStart]);
  const player = useMemo(
    () => ({
      media,
      jump: (seconds: number) => {
        if (media === null) {
          setJumped(seconds);
          play();
        }
        media?.seek(seconds);
        media?.play();
      },
    }),
    [media, play],
  );
  return (
    <PlayerProvider value={player}>
      <div className={css.box}>
        {isStarted ? (
          <PlayerFrame
            key={video.id}
            video={video}
            start={jumped ?? start}
            autoplay
            {...(muted !== undefined && { muted })}
            onMedia={setMedia}
          />
        ) : (
          <PlayerPoster video={video} onPlay={isKnown ? play : undefined} />
        )}
      </div>
      {children}
    </PlayerProvider>
  );
}
