/** Shown in place of a part of a page whose data failed to load, with retry; without a connection that is what it says. */
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import type { ReactNode } from 'react';
import { useTranslate } from '../sentences';
import { UnlessOffline } from './UnlessOffline';

export interface RetryNoticeProps {
  /** What failed, in a sentence. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** A retry is in progress. */
  readonly isBusy: boolean;
}

export function RetryNotice({ children, onRetry, isBusy }: RetryNoticeProps) {
  const t = useTranslate();
  return (
    <UnlessOffline onRetry={onRetry} isBusy={isBusy}>
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button size="small" busy={isBusy} onClick={onRetry}>
            {t('error.api.retry')}
          </Button>
        }
      >
        {children}
      </Notice>
    </UnlessOffline>
  );
}
