/** The picture of a video with the button that plays it: nothing of the platform is loaded before a press. */
import { thumbnailOf, type PlayableVideo } from '@oshimado/domain';
import { useFailedPicture } from '@oshimado/ui/failed-picture';
import { Icon, PlayFilledIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { Video } from '@oshimado/contract';
import { useWidgets } from '../context';
import { useTranslate } from '../sentences';
import * as css from './player.css';

const WIDTH = 1280;
const HEIGHT = 720;
/** Beside the chat on wide windows. */
const SIZES = '(min-width: 960px) calc(100vw - 340px), 100vw';

export interface PlayerPosterProps {
  readonly video: PlayableVideo & Pick<Video, 'thumbnail'>;
  readonly onPlay: () => void;
  /** Seconds from which it plays, in words. Default none: from the beginning. */
  readonly from?: string | undefined;
}

export function PlayerPoster({ video, onPlay, from }: PlayerPosterProps) {
  const t = useTranslate('watch');
  const { hidesPictures, origin } = useWidgets();
  const [small, large] = (['sddefault', 'maxresdefault'] as const).map((size) =>
    thumbnailOf(video, size, { origin }),
  );
  const src = hidesPictures ? null : (large ?? null);
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  return (
    <button type="button" className={css.poster} onClick={onPlay}>
      {src === null || hasFailed ? null : (
        <img
          ref={pictureRef}
          className={css.posterPicture}
          // A picture of the video's own has one size.
          {...(small !== large && { srcSet: `${small} 640w, ${large} 1280w`, sizes: SIZES })}
          src={src}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          fetchPriority="high"
          onError={onError}
        />
      )}
      <span className={css.posterButton}>
        <Icon icon={PlayFilledIcon} />
      </span>
      {from === undefined ? (
        <VisuallyHidden>{t('player.play')}</VisuallyHidden>
      ) : (
        <span className={css.posterText}>{t('player.playFrom', { time: from })}</span>
      )}
    </button>
  );
}
