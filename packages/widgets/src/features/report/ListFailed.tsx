import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import type { ReactNode } from 'react';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';

interface ListFailedProps {
  /** Seconds until it may be asked for again, where the server said so. */
  readonly waitS: number | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A list of the form could not be loaded. */
export function ListFailed({ waitS, onRetry, children }: ListFailedProps) {
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {tWidgets('retry')}
    </Button>
  );
  return (
    <Notice tone="warning" role="alert" action={retry}>
      {sayLimit(waitS, children)}
    </Notice>
  );
}
