import { LOGIN_PATH } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { HeartIcon } from '@oshimado/ui/icon';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useActorValue } from '../../base/viewer';
import { hasChosenFavorites, promptOf } from './list-state';

/** Instead of favorites: how to get some, or that the first are still to be sent. */
export function FavoritesPrompt({ isGuest }: { isGuest: boolean }) {
  const t = useTranslate();
  const who = promptOf(isGuest, useActorValue('favorites', hasChosenFavorites, false));
  return (
    <EmptyState
      icon={HeartIcon}
      title={t(`favorites.${who}.title`)}
      description={t(`favorites.${who}.text`)}
      action={
        <ButtonLink variant="solid" component={PageLink} href={isGuest ? LOGIN_PATH : '/channel'}>
          {t(`favorites.${isGuest ? 'guest' : 'none'}.action`)}
        </ButtonLink>
      }
    />
  );
}
