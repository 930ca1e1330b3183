/** What stands at the end of a list, or in its place. */
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon, WarningIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { UnlessOffline } from '../errors';
import { useTranslate } from '../sentences';

/** `hidden`: how many the viewer's own filters keep away. */
export function ListEmpty({ hidden = 0 }: { hidden?: number }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('list.empty')}
      description={hidden > 0 ? t('list.allHidden', { count: hidden }) : t('list.emptyHint')}
    />
  );
}

/** A list of a page could not be had. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <UnlessOffline onRetry={onRetry} isBusy={false}>
      <EmptyState
        role="alert"
        icon={WarningIcon}
        title={t('list.failed')}
        description={t('list.failedHint')}
        action={<Button onClick={onRetry}>{t('list.retry')}</Button>}
      />
    </UnlessOffline>
  );
}

/** The rest of a list could not be had; what is there stays. */
export function ListEndFailed({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  const t = useTranslate();
  return (
    <UnlessOffline onRetry={onRetry} isBusy={isBusy}>
      <Notice
        role="alert"
        tone="danger"
        title={t('list.failed')}
        action={
          <Button busy={isBusy} onClick={onRetry}>
            {t('list.retry')}
          </Button>
        }
      >
        {t('list.failedHint')}
      </Notice>
    </UnlessOffline>
  );
}
