/** Empty and error states of a list of videos. */
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { OrLimit, UnlessOffline } from '../../base/errors';
import { useLanguage, useTranslate } from '../../base/sentences';

/** `hidden`: how many rows the viewer's filters removed. */
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

interface ListEndFailedProps {
  /** What was thrown. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isBusy: boolean;
}

/** Error below the rows that are loaded, with retry. */
export function ListEndFailed({ error, onRetry, isBusy }: ListEndFailedProps) {
  const { t, tWidgets } = useLanguage();
  return (
    <UnlessOffline onRetry={onRetry} isBusy={isBusy}>
      <Notice
        role="alert"
        tone="danger"
        title={t('list.failed')}
        action={
          <Button busy={isBusy} onClick={onRetry}>
            {tWidgets('retry')}
          </Button>
        }
      >
        <OrLimit error={error}>{t('list.failedHint')}</OrLimit>
      </Notice>
    </UnlessOffline>
  );
}
