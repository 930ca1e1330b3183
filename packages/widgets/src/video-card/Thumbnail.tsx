import { Icon, useFailedPicture, VisuallyHidden, type IconName } from '@oshimado/ui';
import { CardLength } from './CardLength';
import * as css from './Thumbnail.css';
import type { CardMark, VideoCardApi } from './video-card.types';

const WIDTH = 320;
const HEIGHT = 180;

export interface ThumbnailProps {
  readonly card: VideoCardApi;
  readonly shape: 'grid' | 'list';
  readonly isPriority: boolean;
  /** How wide the picture is drawn, as `sizes` of an image. */
  readonly sizes: string;
}

function Picture({ card, isPriority, sizes }: ThumbnailProps) {
  const { picture } = card;
  const { hasFailed, pictureRef, onError } = useFailedPicture(picture?.src ?? null);
  if (!picture || hasFailed) {
    const icon: IconName = card.placeholder?.icon ?? 'play';
    return (
      <span className={css.fallback}>
        <Icon name={icon} size="small" />
      </span>
    );
  }
  return (
    <img
      ref={pictureRef}
      className={css.picture}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      sizes={picture.srcSet && sizes}
      srcSet={picture.srcSet}
      src={picture.src}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      onError={onError}
    />
  );
}

function Mark({ mark: { icon, text, label } }: { mark: CardMark }) {
  return (
    <span className={css.mark}>
      <Icon name={icon} size="small" />
      {text === label ? (
        text
      ) : (
        <>
          {text ? <span aria-hidden="true">{text}</span> : null}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** The picture with what is written on it. A picture that cannot be had leaves a drawn one. */
export function Thumbnail(props: ThumbnailProps) {
  const { card, shape } = props;
  const hasVeil = card.placeholder !== undefined && card.state === 'upcoming';
  return (
    <div className={css.frame[shape]} data-veil={hasVeil || undefined} data-part="thumbnail">
      <Picture {...props} />
      {card.topic && shape === 'grid' ? <span className={css.topic}>{card.topic}</span> : null}
      <span className={css.marks}>
        {card.songs ? <Mark mark={card.songs} /> : null}
        {card.translation ? <Mark mark={card.translation} /> : null}
        {card.placeholder ? <Mark mark={card.placeholder} /> : null}
        <CardLength card={card} />
      </span>
    </div>
  );
}
