import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../style-props';
import { kbd } from './Kbd.css';

/** Props of `Kbd`, and all of a `<kbd>`. */
export interface KbdProps extends HTMLAttributes<HTMLElement> {
  /** What is written on the key, such as `Shift`; a key of its own for each that is held. */
  readonly children: ReactNode;
}

/** The cap of a key, in a text or a table of keys. Renders a `<kbd>`. */
export const Kbd = ({ className, ...rest }: KbdProps) => (
  <kbd translate="no" className={classNames(kbd, className)} {...rest} />
);
