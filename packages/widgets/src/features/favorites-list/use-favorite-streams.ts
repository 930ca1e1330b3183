/** The streams of the viewer's favorites, as `FavoritesLive` has loaded them. */
import type { Video } from '@oshimado/contract';
import { favoritesLiveList } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../base/clock';
import { useClient } from '../../base/context';
import { useOnline } from '../../base/page';
import { liveBoardQuery } from '../../base/queries';
import { useViewer } from '../../base/viewer';

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
