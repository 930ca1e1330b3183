import type { ReactNode } from 'react';
import { badge } from './Badge.css';

export interface BadgeProps {
  /** `overlay` reads on top of any picture. Default `neutral`. */
  readonly tone?: 'neutral' | 'live' | 'upcoming' | 'overlay' | 'accent';
  readonly children: ReactNode;
}

/** A word or a figure that marks something. Renders a `<span>`. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={badge[tone]}>{children}</span>
);
