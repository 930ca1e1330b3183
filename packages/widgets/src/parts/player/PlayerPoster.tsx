/** The picture of a video with the button that plays it: nothing of the platform is loaded before a press. */
import { platformPage, type PlayableVideo, thumbnailOf } from '@oshimado/domain';
import { useFailedPicture } from '@oshimado/ui/failed-picture';
import { ButtonLink } from '@oshimado/ui/button';
import { ExternalIcon, Icon, PlayFilledIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { Video } from '@oshimado/contract';
import type { ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import * as css from './player.css';
import { notePressedPoster } from './pressed-poster';

const WIDTH = 1280;
const HEIGHT = 720;
/** Beside the chat on wide windows. */
const SIZES = '(min-width: 960px) calc(100vw - 340px), 100vw';

export interface PlayerPosterProps {
  readonly video: PlayableVideo & Pick<Video, 'thumbnail'>;
  /** Undefined for a video that has no player here: the picture then leads to its own page. */
  readonly onPlay: (() => void) | undefined;
  /** Seconds from which it plays, in words. Default none: from the beginning. */
  readonly from?: string | undefined;
}

/** The way to the page on which the video plays, if it has one. */
function Unplayable({ video, picture }: { video: PlayableVideo; picture: ReactNode }) {
  const t = useTranslate('watch');
  const tWidgets = useTranslate('widgets');
  const page = platformPage(video);
  return (
    <div className={css.poster}>
      {picture}
      {page ? (
        <ButtonLink className={css.posterLink} href={page} target="_blank" rel="noopener">
          <Icon icon={ExternalIcon} />
          {video.link === undefined ? tWidgets('menu.youtube') : t('atSource')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

export function PlayerPoster({ video, onPlay, from }: PlayerPosterProps) {
  const t = useTranslate('watch');
  const tWidgets = useTranslate('widgets');
  const { hidesPictures, origin, pictures } = useWidgets();
  const [small, large] = (['sddefault', 'maxresdefault'] as const).map((size) =>
    thumbnailOf(video, size, { origin, pictures }),
  );
  const src = hidesPictures ? null : (large ?? null);
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  const picture =
    src === null || hasFailed ? null : (
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
    );
  if (onPlay === undefined) return <Unplayable video={video} picture={picture} />;
  return (
    <button
      type="button"
      className={css.poster}
      onClick={({ currentTarget }) => {
        notePressedPoster(currentTarget);
        onPlay();
      }}
    >
      {picture}
      <span className={css.posterButton}>
        <Icon icon={PlayFilledIcon} />
      </span>
      {from === undefined ? (
        <VisuallyHidden>{tWidgets('playerPage.play')}</VisuallyHidden>
      ) : (
        <span className={css.posterText}>{t('player.playFrom', { time: from })}</span>
      )}
    </button>
  );
}
