/** Loads what is known of the videos in the cells: from the server's own list, else from what YouTube says in public. */
import { CallError, type Client, type LookedUpVideo, type Video } from '@oshimado/contract';
import {
  limitSeconds,
  LIVE_REFRESH_MS,
  youtubeUrl,
  type MultiviewVideoCell,
} from '@oshimado/domain';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useClient } from '../../../base/context';
import { isUnknown } from '../../../base/errors';
import { cellVideosQuery, youtubeIdsIn } from './cell-videos-query';

/** The server has refused its list of the videos because there were too many calls. */
export interface RefusedVideos {
  /** What was thrown: it says how long to wait. */
  readonly error: unknown;
  /** Epoch milliseconds of the refusal. */
  readonly since: number;
  /** Asks again, for after the wait. */
  readonly retry: () => void;
}

/** What the server knows of the videos in the cells. */
export interface CellVideos {
  /** By id of the video; Twitch channels by their name. */
  readonly videos: ReadonlyMap<string, Video>;
  /** Title and channel of videos that are not in `videos`, by id. */
  readonly lookedUp: ReadonlyMap<string, LookedUpVideo>;
  /** Ids of YouTube videos without an answer yet. */
  readonly pending: ReadonlySet<string>;
  /** Why `videos` is empty or old; null for every other failure. */
  readonly refused: RefusedVideos | null;
}

/** Not retried for unknown videos: null is cached for them as well. */
const lookUpQuery = (client: Client, id: string) => ({
  queryKey: ['multiview-look-up', id],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    try {
      return await client.getLookedUpVideo({ url: youtubeUrl(id) }, { signal });
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
  // The server looks up a few at a time, and refuses the others for a moment.
  retry: (count: number, error: unknown) =>
    count < LOOK_UPS_MAX && error instanceof CallError && error.status === BUSY,
});

const BUSY = 503;
const LOOK_UPS_MAX = 3;

type LookUp = Pick<UseQueryResult<LookedUpVideo | null>, 'data' | 'isPending'>;

function joinLookUps(ids: readonly string[], answers: readonly LookUp[]) {
  const lookedUp = new Map(
    answers.flatMap(({ data }): [string, LookedUpVideo][] => (data ? [[data.id, data]] : [])),
  );
  return { lookedUp, looking: ids.filter((_, at) => answers[at]?.isPending) };
}

/** Before `enabled` with what was looked up earlier. */
function useLookedUp(ids: readonly string[], enabled: boolean) {
  const client = useClient();
  // The same function for the same ids, so that the maps are made again only for a new answer.
  const combine = useCallback((answers: readonly LookUp[]) => joinLookUps(ids, answers), [ids]);
  const queries = ids.map((id) => ({ ...lookUpQuery(client, id), enabled }));
  return useQueries({ queries, combine });
}

export function useCellVideos(cells: readonly MultiviewVideoCell[]): CellVideos {
  const client = useClient();
  const ids = useMemo(() => youtubeIdsIn(cells), [cells]);
  const { data, error, errorUpdatedAt, isError, isPlaceholderData, refetch } = useQuery({
    ...cellVideosQuery(client, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    // Never before the server takes the call again.
    refetchInterval: ({ state }) =>
      Math.max(LIVE_REFRESH_MS, (limitSeconds(state.error) ?? 0) * SECOND_MS),
  });
  const videos = useMemo(() => new Map((data ?? NONE).map((video) => [video.id, video])), [data]);
  const missing = useMemo(() => ids.filter((id) => !videos.has(id)), [ids, videos]);
  // An answer about other cells says nothing about these.
  const isAnswered = data !== undefined && !isPlaceholderData;
  const { lookedUp, looking } = useLookedUp(missing, isAnswered);
  const pending = useMemo(
    () => new Set(isError && !isAnswered ? NO_IDS : looking),
    [isAnswered, isError, looking],
  );
  const refused = useMemo(
    () =>
      limitSeconds(error) === undefined
        ? null
        : {
            error,
            since: errorUpdatedAt,
            retry: () => void refetch({ cancelRefetch: false }),
          },
    [error, errorUpdatedAt, refetch],
  );
  return useMemo(
    () => ({ videos, lookedUp, pending, refused }),
    [videos, lookedUp, pending, refused],
  );
}

const SECOND_MS = 1_000;

const NO_IDS: readonly string[] = [];
const NONE: readonly Video[] = [];
