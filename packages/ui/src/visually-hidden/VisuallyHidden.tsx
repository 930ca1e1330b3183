import type { ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { hidden } from './VisuallyHidden.css';

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps extends StyleProps {
  /** What is read aloud. */
  readonly children: ReactNode;
}

/** Read aloud, not drawn. Renders a `<span>`. */
export const VisuallyHidden = ({ children, className, style }: VisuallyHiddenProps) => (
  <span className={classNames(hidden, className)} style={style}>
    {children}
  </span>
);
