import { useFailedPicture } from '../failed-picture';
import { Icon, type IconType } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { frame, image } from './Picture.css';

const WIDTH = 160;
const HEIGHT = 90;

/** Props of `Picture`. */
export interface PictureProps extends StyleProps {
  /** URL of the picture. The fallback is drawn for null and if the picture fails to load. */
  readonly src: string | null;
  /** Drawn where there is no picture. */
  readonly fallback: IconType;
}

/** A small wide picture, which says nothing that does not stand beside it. Renders a `<span>` around an `<img>`. */
export function Picture({ src, fallback, className, style }: PictureProps) {
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  return (
    <span className={classNames(frame, className)} style={style}>
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
