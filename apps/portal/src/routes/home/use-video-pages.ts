/** The archive and clip lists: endless or page by page, 24 at a time. */
import { rowsOf, type Client, type Video, type VideosQuery } from '@oshimado/contract';
import { ALL_ORGS, PAGE_SIZE } from '@oshimado/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useClient } from '../../app/ClientProvider';

export type VideoListKind = 'archive' | 'clips';

export interface VideoListRequest {
  readonly kind: VideoListKind;
  readonly org: string;
  /** Only what was available up to this moment; ISO 8601. */
  readonly to?: string | undefined;
}

const MAX_UPCOMING_HOURS = 1;

const queryOf = ({ kind, org, to }: VideoListRequest, page: number): VideosQuery => ({
  ...(kind === 'archive'
    ? { status: ['past', 'missing'], type: ['stream'], include: ['mentions', 'clips'] }
    : { status: ['past'], type: ['clip'], include: ['mentions'] }),
  ...(org === ALL_ORGS ? {} : { org }),
  to,
  max_upcoming_hours: MAX_UPCOMING_HOURS,
  limit: PAGE_SIZE,
  offset: page * PAGE_SIZE,
});

const keyOf = ({ kind, org, to }: VideoListRequest) => ['videos', kind, org, to ?? null] as const;

const load = async (client: Client, request: VideoListRequest, page: number, signal: AbortSignal) =>
  rowsOf<Video>(await client.getVideos(queryOf(request, page), { signal }));

/** An endless list: the next page is there when asked for; an empty or short page ends it. */
export function useEndlessVideos(request: VideoListRequest, isEnabled: boolean) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [...keyOf(request), 'endless'],
    queryFn: ({ pageParam, signal }) => load(client, request, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, _all, page) => (last.length < PAGE_SIZE ? undefined : page + 1),
    enabled: isEnabled,
  });
}

/** One numbered page, counted from 1, with the number of all rows. */
export function useVideoPage(request: VideoListRequest, page: number, isEnabled: boolean) {
  const client = useClient();
  return useQuery({
    queryKey: [...keyOf(request), 'page', page],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(request, page - 1), paginated: true };
      const answer = await client.getVideos(query, { signal });
      return { videos: rowsOf<Video>(answer), total: 'total' in answer ? answer.total : undefined };
    },
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}
