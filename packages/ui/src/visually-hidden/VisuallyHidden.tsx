import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** What is read aloud. */
  readonly children: ReactNode;
}

/** Read aloud, not drawn. Renders a `<span>`. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className={hidden}>{children}</span>
);
