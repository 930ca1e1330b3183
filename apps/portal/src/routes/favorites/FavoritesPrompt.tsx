import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { HeartIcon } from '@oshimado/ui/icon';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';

/** What stands where favorites would be: how to come by some. */
export function FavoritesPrompt({ isGuest }: { isGuest: boolean }) {
  const t = useTranslate();
  const who = isGuest ? 'guest' : 'none';
  return (
    <EmptyState
      icon={HeartIcon}
      title={t(`favorites.${who}.title`)}
      description={t(`favorites.${who}.text`)}
      action={
        <ButtonLink variant="solid" component={RouterLink} href={isGuest ? '/login' : '/channel'}>
          {t(`favorites.${who}.action`)}
        </ButtonLink>
      }
    />
  );
}
