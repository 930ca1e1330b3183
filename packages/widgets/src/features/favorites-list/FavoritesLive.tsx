/** The streams of the viewer's favorites, loaded in the background on every page while a viewer is logged in. */
import type { Video } from '@oshimado/contract';
import { favoritesLiveList } from '@oshimado/domain';
import { liveBoardQuery, loadInBackground } from '../../base/queries';
import { useNow } from '../../base/clock';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useActors, useViewer } from '../../base/viewer';
import { useClient } from '../../base/context';
import { useOnline } from '../../base/page';

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

const none: readonly Video[] = [];

export interface FavoriteStreams {
  /** The streams to show now, updated each minute; empty for guests and before the first answer. */
  readonly videos: readonly Video[];
  /** Whether there was an answer. */
  readonly isKnown: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Why they could not be loaded. */
  readonly cause: unknown;
  /** Loads them again, where they could not be loaded. */
  readonly retry: (() => void) | undefined;
  /** They are being loaded. */
  readonly isBusy: boolean;
}

export function useFavoriteStreams(): FavoriteStreams {
  const client = useClient();
  const viewerId = useViewer().user?.id ?? '';
  const now = useNow('minute');
  const isOnline = useOnline();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...liveBoardQuery(client, { favorites: viewerId }),
    // `FavoritesLive` loads the data.
    enabled: false,
  });
  const videos = useMemo(() => (data ? favoritesLiveList(data, now) : none), [data, now]);
  const hasFailed = data === undefined && isError && isOnline;
  return {
    videos,
    isKnown: data !== undefined,
    now,
    cause: error?.cause,
    retry: hasFailed ? () => void refetch() : undefined,
    isBusy: isFetching,
  };
}
