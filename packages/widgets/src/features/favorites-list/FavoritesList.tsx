/** The favorite channels of the drawer, with clocks of live and upcoming streams. */
import { useId } from 'react';
import { useLanguage } from '../../base/sentences';
import { latePart, PartFailed } from '../../base/late-part';
import { useViewer } from '../../base/viewer';
import { PageLink } from '../../base/context';
import type { FavoriteRowsProps } from './FavoriteRows';
import * as css from './FavoritesList.css';

const FavoriteRows = latePart(() => import('./FavoriteRows'), { Failed: PartFailed });

export type FavoritesListProps = FavoriteRowsProps;

function GuestHint({ onLeave }: FavoritesListProps) {
  const { t } = useLanguage();
  return (
    <>
      <p className={css.hint}>{t('nav.favoritesList.guest')}</p>
      <PageLink href="/login" className={css.way} onClick={onLeave}>
        {t('button.login')}
      </PageLink>
    </>
  );
}

/** The viewer's favorites, live ones first; a hint with a link for guests. */
export function FavoritesList({ onLeave }: FavoritesListProps) {
  const { t } = useLanguage();
  const { user, isKnown } = useViewer();
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('nav.favorites')}
      </h2>
      {user ? <FavoriteRows onLeave={onLeave} /> : null}
      {isKnown && !user ? <GuestHint onLeave={onLeave} /> : null}
      {user ? (
        <PageLink href="/channel" className={css.way} onClick={onLeave}>
          {t('nav.favoritesList.manage')}
        </PageLink>
      ) : null}
    </section>
  );
}
