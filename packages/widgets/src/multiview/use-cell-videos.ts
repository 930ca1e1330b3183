/** Loads what is known of the videos in the cells. */
import { rowsOf, type Client, type Video } from '@oshimado/contract';

import { isYoutubeId, LIVE_REFRESH_MS, type MultiviewVideoCell } from '@oshimado/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../context';
import type { CellVideos } from './MultiviewProvider';

const videosQuery = (client: Client, ids: readonly string[]) => ({
  queryKey: ['multiview-videos', ids.join()],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client
      .getVideos({ id: [...ids], include: ['live_info'], limit: ids.length }, { signal })
      .then((answer) => rowsOf<Video>(answer)),
});

export function useCellVideos(cells: readonly MultiviewVideoCell[]): CellVideos {
  const client = useClient();
  const ids = useMemo(
    () =>
      [
        ...new Set(
          cells.flatMap(({ content: { id, service } }) =>
            service === 'youtube' && isYoutubeId(id) ? [id] : [],
          ),
        ),
      ].sort(),
    [cells],
  );
  const { data, isPending, isFetching } = useQuery({
    ...videosQuery(client, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: LIVE_REFRESH_MS,
  });
  return useMemo(
    () => ({
      videos: new Map((data ?? NONE).map((video) => [video.id, video])),
      isLoading: ids.length > 0 && isPending && isFetching,
    }),
    [data, ids, isPending, isFetching],
  );
}

const NONE: readonly Video[] = [];
