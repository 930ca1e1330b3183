import type { ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import { badge } from './Badge.css';

/** Props of `Badge`. */
export interface BadgeProps extends StyleProps {
  /** `overlay` reads on top of any picture. Default `neutral`. */
  readonly tone?:
    | 'neutral'
    | 'live'
    | 'upcoming'
    | 'overlay'
    | 'accent'
    | 'secondary'
    | 'success'
    | 'warning'
    | 'danger'
    | 'info';
  /** A word or a figure. */
  readonly children: ReactNode;
  /** What is read aloud in its place, such as "12 unread". Default what is drawn. */
  readonly label?: string;
}

/** A word or a figure that marks something. Renders a `<span>`. */
export const Badge = ({ tone = 'neutral', children, label, className, style }: BadgeProps) => (
  <span className={classNames(badge[tone], className)} style={style}>
    {label ? (
      <>
        <span aria-hidden="true">{children}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    ) : (
      children
    )}
  </span>
);
