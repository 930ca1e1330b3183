import { Button, EmptyState } from '@oshimado/ui';
import { useTranslate } from '../../i18n/LanguageProvider';

export function ListEmpty() {
  const t = useTranslate();
  return <EmptyState icon="search" title={t('list.empty')} description={t('list.emptyHint')} />;
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon="warning"
      title={t('list.failed')}
      description={t('list.failedHint')}
      action={<Button onClick={onRetry}>{t('list.retry')}</Button>}
    />
  );
}
