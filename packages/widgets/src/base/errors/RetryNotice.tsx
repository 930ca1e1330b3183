/** Shown in place of a part of a page whose data failed to load, with retry; without a connection that is what it says. */
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { useTranslate } from '../sentences';
import { UnlessOffline } from './UnlessOffline';
import { useLimitSentence } from './use-limit-sentence';

export interface RetryNoticeProps {
  /** What failed, in a sentence. */
  readonly children: string;
  /** What was thrown; undefined where that is not known. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** A retry is in progress. */
  readonly isBusy: boolean;
}

export function RetryNotice({ children, error, onRetry, isBusy }: RetryNoticeProps) {
  const tWidgets = useTranslate('widgets');
  const limit = useLimitSentence()(error, undefined);
  return (
    <UnlessOffline onRetry={onRetry} isBusy={isBusy}>
      <Notice
        tone="danger"
        role="alert"
        title={limit ? children : undefined}
        action={
          <Button size="small" busy={isBusy} onClick={onRetry}>
            {tWidgets('retry')}
          </Button>
        }
      >
        {limit ?? children}
      </Notice>
    </UnlessOffline>
  );
}
