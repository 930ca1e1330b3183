/** The player of the main video, for what follows it: the translations of a recording, and chats for members. */
import { isPlayable } from '@oshimado/domain';
import { Spinner } from '@oshimado/ui/spinner';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useFrameOrigins } from '../../base/context';
import { latePart, PartFailed } from '../../base/late-part';
import { PlayerPoster, PlayerProvider, type Media, type Player } from '../../parts/player';
import { useTranslate } from '../../base/sentences';
import * as css from './tl-client.css';
import type { TlVideo } from './use-room-video';

const PlayerFrame = latePart(() => import('../../parts/player/PlayerFrame'), {
  Failed: PartFailed,
});

const SetMediaContext = createContext<(media: Media | null) => void>(() => undefined);

export function TlPlayerProvider({ children }: { readonly children: ReactNode }) {
  const [media, setMedia] = useState<Media | null>(null);
  const player = useMemo(
    (): Player => ({
      media,
      jump: (seconds) => {
        media?.seek(seconds);
        media?.play();
      },
    }),
    [media],
  );
  return (
    <SetMediaContext value={setMedia}>
      <PlayerProvider value={player}>{children}</PlayerProvider>
    </SetMediaContext>
  );
}

/** A picture until it is pressed, then the platform's player. Give it the id of the video as its key. */
export function TlPlayer({ video }: { readonly video: TlVideo | null }) {
  const t = useTranslate('tlClient');
  const setMedia = useContext(SetMediaContext);
  const [isStarted, setStarted] = useState(false);
  const canPlay = isPlayable(video ?? NO_VIDEO, useFrameOrigins());
  return (
    <div className={css.player} data-part="player">
      <div className={css.screen}>
        {!video ? (
          <Spinner label={t('video.loading')} />
        ) : isStarted ? (
          <PlayerFrame video={video} autoplay onMedia={setMedia} />
        ) : (
          <PlayerPoster video={video} onPlay={canPlay ? () => setStarted(true) : undefined} />
        )}
      </div>
    </div>
  );
}

const NO_VIDEO = {
  id: '',
  type: 'stream',
  status: 'live',
  title: '',
  duration: 0,
  available_at: '',
} as const;
