import { useFailedPicture } from '../failed-picture';
import { Icon, PersonIcon } from '../icon';
import { avatar, picture } from './Avatar.css';

export interface AvatarProps {
  /** Address of the picture; null draws the account icon, and so does a picture that fails to load. */
  readonly src: string | null;
  /** Edge in px. Default 50. */
  readonly size?: 40 | 50 | 100;
  /** Text in place of the picture. Default empty: a name stands beside it. */
  readonly alt?: string;
}

/** The round picture of somebody. Renders a `<span>` around an `<img>`. */
export function Avatar({ src, size = 50, alt = '' }: AvatarProps) {
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  return (
    <span className={avatar[size]}>
      {src && !hasFailed ? (
        <img
          ref={pictureRef}
          className={picture}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      ) : (
        <Icon icon={PersonIcon} />
      )}
    </span>
  );
}
