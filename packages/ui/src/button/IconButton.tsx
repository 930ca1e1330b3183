import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconType } from '../icon';
import { classNames } from '../style-props';
import { iconOnly } from './Button.css';

/** Props of `IconButton`, and those of a `<button>` except its content. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children'
> {
  /** The picture. */
  readonly icon: IconType;
  /** What it does, for everybody who does not see the picture. Shown as a tooltip, which is its name: beside a label it would be read a second time. */
  readonly label: string;
  /** On or off, for a button that switches something; leave it out for one that does not. */
  readonly pressed?: boolean;
  /** The `<button>`. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is a picture; it cannot be made without a name. Renders a `<button type="button">`. */
export function IconButton({ icon, label, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(iconOnly, className)}
      aria-pressed={pressed}
      title={label}
      {...rest}
    >
      <Icon icon={icon} />
    </button>
  );
}
