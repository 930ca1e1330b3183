'use client';

import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon, type IconType } from '../icon';
import { classNames } from '../style-props';
import { covered, size as sizes, spinner, spinnerOver, variant as variants } from './Button.css';

/** Props of `Button`, and all of a `<button>`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `solid` for the one thing to do, `soft` beside it, `plain` among text, `danger` for what destroys. Default `soft`. */
  readonly variant?: 'solid' | 'soft' | 'plain' | 'danger';
  /** How high it is. Default `medium`. */
  readonly size?: 'small' | 'medium';
  /** The work it started is under way: it keeps its place and width, and takes no presses. Default false. */
  readonly busy?: boolean;
  /** Picture before the text. */
  readonly startIcon?: IconType;
  /** The `<button>`. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A press while busy does nothing, not even submit the form around it. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** Something to do. Renders a `<button type="button">`. */
export function Button({
  variant = 'soft',
  size = 'medium',
  busy = false,
  startIcon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(variants[variant], sizes[size], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    >
      {busy ? <span className={startIcon ? spinner : `${spinner} ${spinnerOver}`} /> : null}
      {startIcon && !busy ? <Icon icon={startIcon} size="small" /> : null}
      {busy && !startIcon ? <span className={covered}>{children}</span> : children}
    </button>
  );
}
