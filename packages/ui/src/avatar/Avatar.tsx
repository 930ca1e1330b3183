import { useFailedPicture } from '../failed-picture';
import { Icon, PersonIcon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { avatar, letters, picture } from './Avatar.css';

/** Props of `Avatar`. */
export interface AvatarProps extends StyleProps {
  /** Address of the picture; null draws the fallback, and so does a picture that fails to load. */
  readonly src: string | null;
  /** The same picture in other sizes, as `srcset` of an image. Default none. */
  readonly srcSet?: string | undefined;
  /** Edge in px. Default 50. */
  readonly size?: 20 | 30 | 40 | 50 | 80 | 100;
  /** Text in place of the picture. Default empty: a name is next to it. */
  readonly alt?: string;
  /** Whose picture it is: its initials are the fallback. Without it, or without a letter in it, that is the account icon. */
  readonly name?: string;
}

/** A letter with all that is written on it: in many scripts that is more than one character. */
const LETTER = /[\p{L}\p{N}]\p{M}*/u;

const firstLetter = (word: string): string => LETTER.exec(word)?.[0] ?? '';

/** Initials of a name: one letter of its first word and one of its last; empty if it has no letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).map(firstLetter).filter(Boolean);
  const [first = ''] = letters;
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return `${first}${last}`.toUpperCase();
}

/** The round picture of a person, or their initials. Renders a `<span>` around an `<img>`. */
export function Avatar({
  src,
  srcSet,
  size = 50,
  alt = '',
  name = '',
  className,
  style,
}: AvatarProps) {
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  const isDrawn = src !== null && src !== '' && !hasFailed;
  const initials = isDrawn ? '' : initialsOf(name);
  const spoken = !isDrawn && alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span className={classNames(avatar[size], className)} style={style} {...spoken}>
      {isDrawn ? (
        <img
          ref={pictureRef}
          className={picture}
          srcSet={srcSet}
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
