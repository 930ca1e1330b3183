import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { picture, root, text, title as titleStyle } from './EmptyState.css';

/** Props of `EmptyState`. */
export interface EmptyStateProps extends StyleProps {
  /** Picture above the title. */
  readonly icon?: IconType;
  /** What is not there. */
  readonly title: string;
  /** Why, and what helps. */
  readonly description?: ReactNode;
  /** What helps: a button or a link. */
  readonly action?: ReactNode;
  /** Level of the heading among those of the page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3;
  /** `alert` interrupts a screen reader, for a failure; `status` waits for a pause. Default `status`. */
  readonly role?: 'status' | 'alert';
}

/** Message for an empty list or page. Renders a `<div>` with a heading. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  headingLevel = 2,
  role = 'status',
  className,
  style,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role={role} className={classNames(root, className)} style={style}>
      {icon ? (
        <span className={picture}>
          <Icon icon={icon} />
        </span>
      ) : null}
      <Heading className={titleStyle}>{title}</Heading>
      {description ? <p className={text}>{description}</p> : null}
      {action}
    </div>
  );
}
