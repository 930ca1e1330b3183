/** The streams of the viewer's favorites, loaded in the background on every page while a viewer is logged in. */
import { loadAnew, loadInBackground, SCHEDULE, VIDEO_LISTS } from '../../base/queries';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActors, useViewer } from '../../base/viewer';
import { useClient } from '../../base/context';

const isOfFavorites = (list: string) => ({
  predicate: ({ queryKey: [name, source] }: { readonly queryKey: readonly unknown[] }) =>
    name === list && String(source).startsWith('favorites:'),
});

/** Keeps the live board of the viewer's favorites up to date, and their lists after a change. Draws nothing. */
export function FavoritesLive() {
  const client = useClient();
  const queries = useQueryClient();
  const favorites = useActors()?.favorites;
  const viewerId = useViewer().user?.id;
  useEffect(
    () =>
      viewerId === undefined
        ? undefined
        : loadInBackground(queries, client, { favorites: viewerId }),
    [client, queries, viewerId],
  );
  useActorEvent(favorites, 'live.refetch', () => {
    // "Changes of the favorites set restart the list", also where it is not on screen: the viewer may go back to it.
    void queries.resetQueries(isOfFavorites(VIDEO_LISTS));
    void queries.invalidateQueries(isOfFavorites(SCHEDULE));
    // The favorites page shows a failure.
    if (viewerId !== undefined) void loadAnew(queries, client, { favorites: viewerId });
  });
  return null;
}
