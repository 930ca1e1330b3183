import { Button } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useLanguage } from '../sentences';

export interface PartFailedProps {
  readonly onRetry: () => void;
  /** A retry is in progress. Default false. */
  readonly isBusy?: boolean;
}

/**
 * Shown in place of a part whose chunk failed to load. Retrying helps after a lost connection. After a deployment, or where the
 * browser caches the failed import, only a reload helps.
 */
export function PartFailed({ onRetry, isBusy = false }: PartFailedProps) {
  const { t, tWidgets } = useLanguage();
  return (
    <Notice
      role="alert"
      tone="danger"
      action={
        <>
          <Button size="small" startIcon={RefreshIcon} busy={isBusy} onClick={onRetry}>
            {tWidgets('retry')}
          </Button>
          <Button size="small" onClick={() => location.reload()}>
            {t('error.reload')}
          </Button>
        </>
      }
    >
      {t('error.part')}
    </Notice>
  );
}
