import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { usePageTitle } from '../../app/page-head';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';

export function PlaylistNotFound() {
  const t = useTranslate('playlists');
  usePageTitle(t('own.notFound'), 404);
  return (
    <EmptyState
      icon={SearchIcon}
      headingLevel={1}
      title={t('own.notFound')}
      description={t('own.notFoundHint')}
      action={
        <ButtonLink component={RouterLink} href="/playlists">
          {t('own.all')}
        </ButtonLink>
      }
    />
  );
}
