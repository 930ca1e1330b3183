/** Message over the list of lines: why it is empty, or why no more lines arrive. */
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { useContext, useState, type ReactNode } from 'react';
import { useTranslate } from '../../base/sentences';
import { LimitContext } from './limit-context';
import * as css from './live-translations.css';

export interface StatusMessageProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** What was thrown, or the seconds that were kept of it: without a hint it says when to retry. */
  readonly failure?: unknown;
  /** Whether something is under way. Default false. */
  readonly isBusy?: boolean;
  /** Whether lines are there, which stay readable. */
  readonly hasLines: boolean;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Closed until another one takes its place: give it a `key` of its state. One that can be retried stays as a line where there is nothing
 * else to see: an empty list would say that there is nothing.
 */
export function StatusMessage({
  title,
  failure,
  hint: given,
  isBusy = false,
  hasLines,
  onRetry,
}: StatusMessageProps) {
  const tWidgets = useTranslate('widgets');
  const sayLimit = useContext(LimitContext);
  const hint = given ?? sayLimit?.(failure, undefined, onRetry);
  const [isClosed, setIsClosed] = useState(false);
  const isLine = isClosed && !hasLines && onRetry !== undefined;
  if (isClosed && !isLine) return null;
  return (
    <div className={css.status} data-size={hasLines || isLine ? 'bar' : 'full'}>
      {isBusy && !hasLines ? <Spinner label={title} /> : null}
      <div role="status">
        <p className={css.statusTitle}>{title}</p>
        {hint === undefined ? null : <p className={css.hint}>{hint}</p>}
      </div>
      <div className={css.buttons}>
        {onRetry ? (
          <Button size="small" variant="solid" onClick={onRetry}>
            {tWidgets('retry')}
          </Button>
        ) : null}
        {isLine ? null : (
          <Button size="small" onClick={() => setIsClosed(true)}>
            {tWidgets('close')}
          </Button>
        )}
      </div>
    </div>
  );
}
