import type { ReactNode } from 'react';
import { Button } from '../button';
import { DangerIcon, Icon, RefreshIcon } from '../icon';
import {
  actions,
  details,
  picture,
  root,
  summary,
  technical,
  text,
  title as titleStyle,
} from './ErrorState.css';

export interface ErrorStateProps {
  /** What could not be done. */
  readonly title: string;
  /** Why, and what helps. */
  readonly description?: ReactNode;
  /** Text of the button that tries again. Needed with `onRetry`. */
  readonly retryLabel?: string;
  /** Called to try again; without it there is no button. */
  readonly onRetry?: () => void;
  /** It is being tried again: the button stays and takes no press. Default false. */
  readonly busy?: boolean;
  /** Another way on: a link home, a button to report it. */
  readonly action?: ReactNode;
  /** What a report needs, such as a status and an id; folded away. Needs `detailsLabel`. */
  readonly details?: string;
  /** Text that unfolds the details. */
  readonly detailsLabel?: string;
  /** Default 2. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** Stands where something could not be had: what, why, and what to do. Renders a `<div role="alert">` with a heading. */
export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  busy = false,
  action,
  details: report,
  detailsLabel,
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={root}>
      <span className={picture}>
        <Icon icon={DangerIcon} />
      </span>
      <Heading className={titleStyle}>{title}</Heading>
      {description ? <p className={text}>{description}</p> : null}
      {onRetry || action ? (
        <div className={actions}>
          {onRetry ? (
            <Button variant="solid" startIcon={RefreshIcon} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
      {report ? (
        <details className={details}>
          <summary className={summary}>{detailsLabel}</summary>
          <pre className={technical}>{report}</pre>
        </details>
      ) : null}
    </div>
  );
}
