/** The rows of the viewer's favorites. Loaded for viewers who are logged in, at the same time as the actor that knows the favorites. */
import { Button } from '@oshimado/ui/button';
import { useEffect, useId, useMemo, useState } from 'react';
import { OrLimit } from '../../base/errors';
import { useLanguage, useNameProperty } from '../../base/sentences';
import { latePart } from '../../base/late-part';
import { useMayHaveGroups } from '../../base/wanted-groups';
import { useActorValue, useFavoriteChannels, useFavoritesStore } from '../../base/viewer';
import { hasChosenFavorites } from '../../parts/feed-lists/list-state';
import { favoriteRows, FAVORITES_SHOWN } from './favorite-rows';
import { useFavoriteStreams } from './use-favorite-streams';
import { FavoriteLine } from './FavoriteLine';
import * as css from './FavoritesList.css';

const DrawerGroups = latePart(() => import('./DrawerGroups'));

export interface FavoriteRowsProps {
  /** Called when one of its links is pressed. Default none. */
  readonly onLeave?: (() => void) | undefined;
}

/** Drawn in their last order until it is known who is live, so that they stay where they are when the page is loaded again. */
function useRows() {
  const favorites = useFavoriteChannels();
  const { videos, isKnown, now, cause, retry, isBusy } = useFavoriteStreams();
  const { language } = useLanguage();
  const property = useNameProperty();
  const store = useFavoritesStore();
  const [lastOrder] = useState(store.readOrder);
  const rows = useMemo(() => {
    const options = { now, property, language };
    return favoriteRows(favorites, videos, isKnown ? options : { ...options, lastOrder });
  }, [favorites, videos, isKnown, now, property, language, lastOrder]);
  const order = isKnown ? rows.map(({ channel }) => channel.id).join() : '';
  useEffect(() => {
    if (order !== '') store.writeOrder(order.split(','));
  }, [store, order]);
  return { rows, videos, now, cause, retry, isBusy };
}

export default function FavoriteRows({ onLeave }: FavoriteRowsProps) {
  const { t, tWidgets } = useLanguage();
  const { rows, videos, now, cause, retry, isBusy } = useRows();
  const mayHaveGroups = useMayHaveGroups();
  const isKept = useActorValue('favorites', hasChosenFavorites, false);
  const isListKnown = useActorValue('favorites', ({ context }) => context.isListKnown, false);
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  const shown = isExpanded ? rows : rows.slice(0, FAVORITES_SHOWN);
  if (rows.length === 0 && !isListKnown) return null;
  if (rows.length === 0)
    return (
      <p className={css.hint}>{t(isKept ? 'favorites.kept.title' : 'nav.favoritesList.none')}</p>
    );
  return (
    <>
      {mayHaveGroups ? <DrawerGroups videos={videos} now={now} onLeave={onLeave} /> : null}
      <ul id={listId} className={css.list}>
        {shown.map((row) => (
          <li key={row.channel.id}>
            <FavoriteLine row={row} now={now} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {retry ? (
        <p className={css.hint} role="status">
          <OrLimit error={cause}>{t('nav.favoritesList.failed')}</OrLimit>{' '}
          <Button variant="plain" size="small" busy={isBusy} onClick={retry}>
            {tWidgets('retry')}
          </Button>
        </p>
      ) : null}
      {rows.length > FAVORITES_SHOWN ? (
        <Button
          variant="plain"
          size="small"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'nav.favoritesList.close' : 'showAll')}
        </Button>
      ) : null}
    </>
  );
}
