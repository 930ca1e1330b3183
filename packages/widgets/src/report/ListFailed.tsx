import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import type { ReactNode } from 'react';
import { useTranslate } from '../sentences';

interface ListFailedProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A list of the form could not be loaded. */
export function ListFailed({ onRetry, children }: ListFailedProps) {
  const t = useTranslate('report');
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="warning" role="alert" action={retry}>
      {children}
    </Notice>
  );
}
