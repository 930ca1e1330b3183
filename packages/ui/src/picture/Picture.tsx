import { useFailedPicture } from '../failed-picture';
import { Icon, type IconType } from '../icon';
import { frame, image } from './Picture.css';

const WIDTH = 160;
const HEIGHT = 90;

export interface PictureProps {
  /** Address of the picture; null draws the fallback, and so does a picture that cannot be had. */
  readonly src: string | null;
  /** Drawn where there is no picture. */
  readonly fallback: IconType;
  /** Rules of its place, such as its width. Default none: as wide as its place. */
  readonly className?: string;
}

/** A small wide picture, which says nothing that does not stand beside it. Renders a `<span>` around an `<img>`. */
export function Picture({ src, fallback, className = '' }: PictureProps) {
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  return (
    <span className={`${frame} ${className}`}>
      {src === null || hasFailed ? (
        <Icon icon={fallback} />
      ) : (
        <img
          ref={pictureRef}
          className={image}
          src={src}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      )}
    </span>
  );
}
