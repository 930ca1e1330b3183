import type { ReactNode } from 'react';
import { Button } from '../button';
import { DangerIcon, Icon, RefreshIcon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import {
  actions,
  details,
  picture,
  place,
  root,
  summary,
  technical,
  text,
  title as titleStyle,
} from './ErrorState.css';

/** Props of `ErrorState`. */
export interface ErrorStateProps extends StyleProps {
  /** What could not be done. */
  readonly title: string;
  /** Where it happened, such as the name of the list or the address. */
  readonly place?: ReactNode;
  /** Why, and what helps. */
  readonly description?: ReactNode;
  /** Text of the button that tries again. Needed with `onRetry`: there is no button without words. */
  readonly retryLabel?: string;
  /** Called to try again; without it there is no button. */
  readonly onRetry?: () => void;
  /** It is being tried again: the button stays and takes no press. Default false. */
  readonly busy?: boolean;
  /** Another way on: a link home, a button to report it. */
  readonly action?: ReactNode;
  /** What a report needs, such as a status and an id; folded away. Needs `detailsLabel`, by which it is unfolded. */
  readonly details?: string;
  /** Text that unfolds the details. */
  readonly detailsLabel?: string;
  /** Level of the heading among those of the page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** Error state of a list or page: what failed, why, and what to do. Renders a `<div role="alert">` with a heading. */
export function ErrorState({
  title,
  place: where,
  description,
  retryLabel,
  onRetry,
  busy = false,
  action,
  details: report,
  detailsLabel,
  headingLevel = 2,
  className,
  style,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  const canRetry = onRetry !== undefined && retryLabel !== undefined;
  return (
    <div role="alert" className={classNames(root, className)} style={style}>
      <span className={picture}>
        <Icon icon={DangerIcon} />
      </span>
      <Heading className={titleStyle}>{title}</Heading>
      {where ? <p className={place}>{where}</p> : null}
      {description ? <p className={text}>{description}</p> : null}
      {canRetry || action ? (
        <div className={actions}>
          {canRetry ? (
            <Button variant="solid" startIcon={RefreshIcon} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
      {report && detailsLabel ? (
        <details className={details}>
          <summary className={summary}>{detailsLabel}</summary>
          <pre className={technical}>{report}</pre>
        </details>
      ) : null}
    </div>
  );
}
