import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon, WarningIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../i18n/LanguageProvider';

export function ListEmpty() {
  const t = useTranslate();
  return <EmptyState icon={SearchIcon} title={t('list.empty')} description={t('list.emptyHint')} />;
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={WarningIcon}
      title={t('list.failed')}
      description={t('list.failedHint')}
      action={<Button onClick={onRetry}>{t('list.retry')}</Button>}
    />
  );
}
