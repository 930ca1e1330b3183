import { isPlayable } from '@oshimado/domain';
import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Media } from './media';
import { useFrameOrigins } from '../../base/context';
import type { PlayerFrameProps } from './FrameOfPlayer';
import { PlayerPoster, type PlayerPosterProps } from './PlayerPoster';
import { PlayerProvider } from './PlayerProvider';
import * as css from './player.css';

const always = () => true;

export interface VideoPlayerProps extends Pick<PlayerFrameProps, 'start' | 'muted'> {
  readonly video: PlayerPosterProps['video'];
  /** Draws the platform's player: `PlayerFrame`, or a part that loads it later (`latePlayerFrame`). */
  readonly Frame: ComponentType<PlayerFrameProps>;
  /** Loads the platform's player at once, or as soon as it becomes true, instead of after a press on the picture. Default false. */
  readonly autoplay?: boolean;
  /** Asked before the platform's player is loaded; if it returns false, the picture stays. Default: always. */
  readonly mayStart?: () => boolean;
  /** Parts that follow the player: `HighlightsBar`, `CommentList`, `LiveTranslations`. Default none. */
  readonly children?: ReactNode;
}

/** A player on its own, for pages without a stage: a picture until it is pressed, then the platform's player. */
export function VideoPlayer({
  video,
  Frame,
  start = 0,
  muted,
  autoplay = false,
  mayStart = always,
  children,
}: VideoPlayerProps) {
  const [jumped, setJumped] = useState<number>();
  const [isStarted, setStarted] = useState(autoplay);
  if (autoplay && !isStarted) setStarted(true);
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
      <div className={css.box} tabIndex={-1}>
        {isStarted ? (
          <Frame
            key={video.id}
            video={video}
            start={jumped ?? start}
            autoplay
            muted={muted}
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
