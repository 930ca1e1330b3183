/** "The drawer lists favorite channels, 8 shown and expandable, with live or upcoming clocks and a link to manage favorites." */
import { nameProperty } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { useId, useMemo, useState } from 'react';
import { useFavoriteChannels } from '../../actors/use-favorites';
import { useViewer } from '../../actors/use-viewer';
import { RouterLink } from '../../app/RouterLink';
import { useLanguage } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { favoriteRows, FAVORITES_SHOWN } from './favorites-list';
import { useFavoriteStreams } from './FavoritesLiveProvider';
import { FavoriteLine } from './FavoriteLine';
import * as css from './FavoritesSection.css';
import type { DrawerContentProps } from './drawer-content.types';

function useRows() {
  const favorites = useFavoriteChannels();
  const { videos, now } = useFavoriteStreams();
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const property = nameProperty(preferences, language);
  return useMemo(
    () => ({ rows: favoriteRows(favorites, videos, { now, property, language }), now }),
    [favorites, videos, now, property, language],
  );
}

function FavoritesList({ onLeave }: DrawerContentProps) {
  const { t } = useLanguage();
  const { rows, now } = useRows();
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  const shown = isExpanded ? rows : rows.slice(0, FAVORITES_SHOWN);
  if (rows.length === 0) return <p className={css.hint}>{t('nav.favoritesList.none')}</p>;
  return (
    <>
      <ul id={listId} className={css.list}>
        {shown.map((row) => (
          <li key={row.channel.id}>
            <FavoriteLine row={row} now={now} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {rows.length > FAVORITES_SHOWN ? (
        <Button
          variant="plain"
          size="small"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'nav.favoritesList.close' : 'nav.favoritesList.showAll')}
        </Button>
      ) : null}
    </>
  );
}

function GuestHint({ onLeave }: DrawerContentProps) {
  const { t } = useLanguage();
  return (
    <>
      <p className={css.hint}>{t('nav.favoritesList.guest')}</p>
      <RouterLink href="/login" className={css.way} onClick={onLeave}>
        {t('nav.favoritesList.login')}
      </RouterLink>
    </>
  );
}

export function FavoritesSection({ onLeave }: DrawerContentProps) {
  const { t } = useLanguage();
  const { user, isKnown } = useViewer();
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('nav.favoritesList.title')}
      </h2>
      {user ? <FavoritesList onLeave={onLeave} /> : null}
      {isKnown && !user ? <GuestHint onLeave={onLeave} /> : null}
      {user ? (
        <RouterLink href="/channel" className={css.way} onClick={onLeave}>
          {t('nav.favoritesList.manage')}
        </RouterLink>
      ) : null}
    </section>
  );
}
