import type { ComponentType, SVGProps } from 'react';
import { icon as sizes, mirrored } from './Icon.css';

/** What draws a picture: an icon of this package, or any component that renders an `<svg>` with what it is given. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  /** The picture, such as `RefreshIcon`. */
  readonly icon: IconType;
  /** `small` fits a line of text. Default `medium`. */
  readonly size?: 'small' | 'medium';
  /** Turn it around where the text runs from right to left: for arrows along the text. Default false. */
  readonly mirror?: boolean;
}

/** A picture beside a text or inside a named control; never read aloud. Renders an `<svg>`. */
export const Icon = ({ icon: Picture, size = 'medium', mirror = false }: IconProps) => (
  <Picture
    className={mirror ? `${sizes[size]} ${mirrored}` : sizes[size]}
    aria-hidden="true"
    focusable="false"
  />
);
