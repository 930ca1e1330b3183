import { Button } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useTranslate } from '../sentences';

export interface PartFailedProps {
  readonly onRetry: () => void;
  /** It is being tried again. Default false. */
  readonly isBusy?: boolean;
}

/**
 * Stands where a part of the page would be whose code cannot be had. A lost connection is mended by another try; code of an
 * older version of the site, and a failure the browser remembers, only by a page that is loaded anew.
 */
export function PartFailed({ onRetry, isBusy = false }: PartFailedProps) {
  const t = useTranslate();
  return (
    <Notice
      role="alert"
      tone="danger"
      action={
        <>
          <Button size="small" startIcon={RefreshIcon} busy={isBusy} onClick={onRetry}>
            {t('error.api.retry')}
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
