/** The streams of the viewer's favorites, loaded in the background on every page while a viewer is logged in. */
import { liveBoardQuery, loadInBackground } from '../../base/queries';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActors, useViewer } from '../../base/viewer';
import { useClient } from '../../base/context';

/** Keeps the live board of the viewer's favorites up to date. Draws nothing. */
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
    if (viewerId === undefined) return;
    const board = liveBoardQuery(client, { favorites: viewerId });
    // The list of favorites has changed, so the board is fetched whatever its age. The favorites page shows a failure.
    queries.fetchQuery({ ...board, staleTime: 0 }).catch(() => undefined);
  });
  return null;
}
