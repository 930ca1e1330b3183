import { rowsOf, type Client, type Video } from '@oshimado/contract';
import { filterFeed, missedStreams, withoutMuted } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../base/clock';
import { useClient } from '../../base/context';
import { useWatched } from '../../base/history/use-watched-state';
import { useFavoriteChannels, useViewer } from '../../base/viewer';
import { useVisits } from '../../base/visits';
import { useFeedFilter } from '../../parts/feed-filter';

/** The most streams that are counted. */
const MISSED_MAX = 100;

const missedQuery = (client: Client, viewerId: string, since: number) => ({
  queryKey: ['missed', viewerId, since] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const from = new Date(since).toISOString();
    const answer = await client.getUsersVideos(
      { status: ['past'], type: ['stream'], include: ['mentions'], from, limit: MISSED_MAX },
      { signal },
    );
    return rowsOf<Video>(answer);
  },
  // What was missed does not change while it is read.
  staleTime: Infinity,
});

const none: readonly Video[] = [];

/**
 * Streams of the viewer's favorites that were missed while away for a day or more, those of the channels watched most first. None for
 * guests, of muted favorites, without favorites, for who keeps no history, and until they are loaded.
 */
export function useMissedStreams(): readonly Video[] {
  const client = useClient();
  const viewerId = useViewer().user?.id;
  const now = useNow('minute');
  const favorites = useFavoriteChannels();
  const hasFavorites = favorites.length > 0;
  const since = useVisits()?.awaySince ?? null;
  const filter = useFeedFilter(null);
  const history = useWatched(({ entries }) => entries);
  const isAsked = since !== null && viewerId !== undefined && hasFavorites;
  const { data } = useQuery({
    ...missedQuery(client, viewerId ?? '', since ?? 0),
    enabled: isAsked,
  });
  return useMemo(
    () =>
      isAsked && data
        ? missedStreams(withoutMuted(filterFeed(data, filter), favorites, now), history.values())
        : none,
    [isAsked, data, filter, history, favorites, now],
  );
}
