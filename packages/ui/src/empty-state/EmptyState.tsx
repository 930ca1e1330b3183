import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon';
import { root, text, title as titleStyle } from './EmptyState.css';

export interface EmptyStateProps {
  readonly icon?: IconType;
  readonly title: string;
  readonly description?: ReactNode;
  /** What helps: a button or a link. */
  readonly action?: ReactNode;
  /** Default 2. */
  readonly headingLevel?: 1 | 2 | 3;
  /** `alert` for a failure. Default `status`. */
  readonly role?: 'status' | 'alert';
}

/** What stands where there is nothing to show. Renders a `<div>` with a heading. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  headingLevel = 2,
  role = 'status',
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role={role} className={root}>
      {icon ? <Icon icon={icon} /> : null}
      <Heading className={titleStyle}>{title}</Heading>
      {description ? <p className={text}>{description}</p> : null}
      {action}
    </div>
  );
}
