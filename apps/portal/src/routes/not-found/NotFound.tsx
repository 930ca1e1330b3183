import { ButtonLink, EmptyState } from '@oshimado/ui';
import { RouterLink } from '../../app/RouterLink';
import { usePageTitle } from '../../app/page-head';
import { useTranslate } from '../../i18n/LanguageProvider';

export default function NotFound() {
  const t = useTranslate();
  usePageTitle(t('notFound.title'), 404);
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={t('notFound.title')}
      description={t('notFound.text')}
      action={
        <ButtonLink component={RouterLink} href="/">
          {t('notFound.home')}
        </ButtonLink>
      }
    />
  );
}
