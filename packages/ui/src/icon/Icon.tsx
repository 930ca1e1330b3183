import { icon } from './Icon.css';
import { icons, type IconName } from './icons';

export interface IconProps {
  readonly name: IconName;
  /** `small` fits a line of text. Default `medium`. */
  readonly size?: 'small' | 'medium';
}

/** A picture beside a text or inside a named control; never read aloud. Renders an `<svg>`. */
export const Icon = ({ name, size = 'medium' }: IconProps) => (
  <svg className={icon[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={icons[name]} />
  </svg>
);
