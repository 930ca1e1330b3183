import { Button, EmptyState } from '@oshimado/ui';
import { useTranslate } from '../i18n/LanguageProvider';

/** What stands in the place of a page that failed to draw. */
export function ErrorPage() {
  const t = useTranslate();
  return (
    <EmptyState
      icon="warning"
      title={t('error.title')}
      description={t('error.text')}
      action={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
    />
  );
}
