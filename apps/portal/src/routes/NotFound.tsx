import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { RouterLink } from '../platform/RouterLink';
import { usePageTitle } from '../platform/page-head';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';

export default function NotFound() {
  const t = useTranslate();
  usePageTitle(t('notFound.title'), 404);
  return (
    <EmptyState
      icon={SearchIcon}
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
