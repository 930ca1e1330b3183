/** An address of the product whose page is not built yet: it says so and leads on. */
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { InfoIcon } from '@oshimado/ui/icon';
import { usePageTitle } from '../platform/page-head';
import { useTranslate } from '@oshimado/widgets/sentences';

export default function Unbuilt() {
  const t = useTranslate();
  usePageTitle(t('unbuilt.title'));
  return (
    <EmptyState
      icon={InfoIcon}
      headingLevel={1}
      title={t('unbuilt.title')}
      description={t('unbuilt.text')}
      action={<ButtonLink href="/">{t('notFound.home')}</ButtonLink>}
    />
  );
}
