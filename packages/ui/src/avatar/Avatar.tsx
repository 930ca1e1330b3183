import { useFailedPicture } from '../failed-picture';
import { Icon, PersonIcon } from '../icon';
import { avatar, letters, picture } from './Avatar.css';
import { initialsOf } from './initials';

export interface AvatarProps {
  /** Address of the picture; null draws the fallback, and so does a picture that fails to load. */
  readonly src: string | null;
  /** Edge in px. Default 50. */
  readonly size?: 20 | 30 | 40 | 50 | 100;
  /** Text in place of the picture. Default empty: a name stands beside it. */
  readonly alt?: string;
  /** Whose picture it is: its initials are the fallback. Without it, or without a letter in it, that is the account icon. */
  readonly name?: string;
}

/** The round picture of somebody, or their initials. Renders a `<span>` around an `<img>`. */
export function Avatar({ src, size = 50, alt = '', name = '' }: AvatarProps) {
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  const isDrawn = src !== null && src !== '' && !hasFailed;
  const initials = initialsOf(name);
  const spoken = !isDrawn && alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span className={avatar[size]} {...spoken}>
      {isDrawn ? (
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
      ) : initials ? (
        <span className={letters} aria-hidden="true">
          {initials}
        </span>
      ) : (
        <Icon icon={PersonIcon} />
      )}
    </span>
  );
}
