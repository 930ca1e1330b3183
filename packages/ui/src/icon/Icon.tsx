import type { ComponentType, SVGProps } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { icon as sizes, mirrored } from './Icon.css';

/** What draws a picture: an icon of this package, or any component that renders an `<svg>` with what it is given. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends StyleProps {
  /** The picture, such as `RefreshIcon`. */
  readonly icon: IconType;
  /** `small` fits a line of text. Default `medium`. */
  readonly size?: 'small' | 'medium';
  /** Turn it around where the text runs from right to left: for arrows along the text. Default false. */
  readonly mirror?: boolean;
}

/** A picture beside a text or inside a named control; never read aloud. Renders an `<svg>`. */
export const Icon = ({
  icon: Picture,
  size = 'medium',
  mirror = false,
  className,
  style,
}: IconProps) => (
  <Picture
    className={classNames(sizes[size], mirror ? mirrored : undefined, className)}
    style={style}
    aria-hidden="true"
    focusable="false"
  />
);
