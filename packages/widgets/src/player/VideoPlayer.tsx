import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Media } from './media';
import { latePart } from '../errors';
import type { PlayerFrameProps } from './PlayerFrame';
import { PlayerPoster, type PlayerPosterProps } from './PlayerPoster';
import { PlayerProvider } from './PlayerProvider';
import * as css from './player.css';

const PlayerFrame = latePart(() => import('./PlayerFrame'));

export interface VideoPlayerProps extends Pick<PlayerFrameProps, 'start' | 'muted'> {
  readonly video: PlayerPosterProps['video'];
  /** Loads the platform's player at once, instead of after a press on the picture. Default false. */
  readonly autoplay?: boolean;
  /** Parts that follow the player: `HighlightsBar`, `CommentList`, `LiveTranslations`. Default none. */
  readonly children?: ReactNode;
}

/** A player on its own, for pages without a stage: a picture until it is pressed, then the platform's player. */
export function VideoPlayer({
  video,
  start = 0,
  muted,
  autoplay = false,
  children,
}: VideoPlayerProps) {
  const [from, setFrom] = useState(start);
  const [isStarted, setStarted] = useState(autoplay);
  const [media, setMedia] = useState<Media | null>(null);
  const play = useCallback(() => setStarted(true), []);
  const player = useMemo(
    () => ({
      media,
      jump: (seconds: number) => {
        if (media === null) setFrom(seconds);
        setStarted(true);
        media?.seek(seconds);
        media?.play();
      },
    }),
    [media],
  );
  return (
    <PlayerProvider value={player}>
      <div className={css.box}>
        {isStarted ? (
          <PlayerFrame
            key={video.id}
            video={video}
            start={from}
            autoplay
            {...(muted !== undefined && { muted })}
            onMedia={setMedia}
          />
        ) : (
          <PlayerPoster video={video} onPlay={play} />
        )}
      </div>
      {children}
    </PlayerProvider>
  );
}
