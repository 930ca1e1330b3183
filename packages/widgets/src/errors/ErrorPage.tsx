import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { WarningIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../sentences';

/** Shown in place of a page that threw while rendering. */
export function ErrorPage() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={WarningIcon}
      title={t('error.title')}
      description={t('error.text')}
      action={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
    />
  );
}
