/** The archive and clip lists: endless or page by page, 24 at a time. */
import { rowsOf, type Client, type Video, type VideosQuery } from '@oshimado/contract';
import { ALL_ORGS, LIVE_REFRESH_MS, PAGE_SIZE } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/query-core';
import { keptPages } from './kept-pages';
import { liveBoardName, type LiveBoardSource } from './live-board';
import { mergeLists } from './merge-lists';
import { VIDEO_LISTS } from './query-names';

/** Whose videos a feed shows: those of organizations, or of a viewer's favorites. */
export type FeedSource = Exclude<LiveBoardSource, { readonly channels: readonly string[] }>;

/** `all`: the archive with the clips among it. `missing`: streams and clips that are gone from their platform. */
export type VideoListKind = 'archive' | 'clips' | 'all' | 'missing';

export interface VideoListRequest {
  readonly kind: VideoListKind;
  readonly source: FeedSource;
  /** Languages of clips wanted; none for all. */
  readonly clipLangs: readonly string[];
  /** Only what was available up to this moment; ISO 8601. */
  readonly to?: string | undefined;
}

/** How many rows of each organization, or of the one list there is, stand on the pages before. */
type Offsets = readonly number[];

export interface VideoPageRows {
  readonly videos: readonly Video[];
  /** Unknown where several lists are read as one. */
  readonly total?: number | undefined;
  /** Where the next page begins; undefined after the last one. */
  readonly next: Offsets | undefined;
}

const MAX_UPCOMING_HOURS = 1;

const WHAT = {
  archive: { status: ['past', 'missing'], type: ['stream'], include: ['mentions', 'clips'] },
  clips: { status: ['past'], type: ['clip'], include: ['mentions'] },
  missing: { status: ['missing'], type: ['stream', 'clip'], include: ['mentions', 'clips'] },
  all: { status: ['past', 'missing'], type: ['stream', 'clip'], include: ['mentions', 'clips'] },
} as const;

/** Whether only clips in the viewer's languages are in it. */
export const hasClipLanguages = (kind: VideoListKind): boolean =>
  kind === 'clips' || kind === 'all';

const languagesOf = ({ kind, clipLangs }: VideoListRequest) =>
  hasClipLanguages(kind) ? clipLangs : [];

const queryOf = (request: VideoListRequest, offset: number): VideosQuery => {
  const { status, type, include } = WHAT[request.kind];
  const lang = languagesOf(request);
  return {
    status: [...status],
    type: [...type],
    include: [...include],
    ...(lang.length > 0 && { lang: [...lang] }),
    to: request.to,
    max_upcoming_hours: MAX_UPCOMING_HOURS,
    limit: PAGE_SIZE,
    offset,
  };
};

/** What names a list among the answers that are kept. */
export const videoListKey = (request: VideoListRequest) =>
  [
    VIDEO_LISTS,
    liveBoardName(request.source),
    request.kind,
    languagesOf(request).join(),
    request.to ?? null,
  ] as const;

/** The lists a page is read from, by organization; undefined for a list that has no organization. */
const listsOf = ({ source }: VideoListRequest): readonly (string | undefined)[] =>
  'orgs' in source ? source.orgs : [undefined];

const firstOffsets = (request: VideoListRequest): Offsets => listsOf(request).map(() => 0);

interface Asking {
  readonly client: Client;
  readonly request: VideoListRequest;
  readonly signal: AbortSignal;
}

function ask({ client, request, signal }: Asking, query: VideosQuery, org: string | undefined) {
  const { source } = request;
  if ('favorites' in source)
    return client.getUsersVideos({ ...query, group: source.group?.id }, { signal });
  return client.getVideos(org === ALL_ORGS ? query : { ...query, org }, { signal });
}

async function loadPage(asking: Asking, offsets: Offsets): Promise<VideoPageRows> {
  const answers = await Promise.all(
    listsOf(asking.request).map(async (org, at) =>
      rowsOf<Video>(await ask(asking, queryOf(asking.request, offsets[at] ?? 0), org)),
    ),
  );
  const { videos, taken } = mergeLists(answers, PAGE_SIZE);
  const next = offsets.map((offset, at) => offset + (taken[at] ?? 0));
  return { videos, next: videos.length < PAGE_SIZE ? undefined : next };
}

async function loadNumbered(asking: Asking, page: number): Promise<VideoPageRows> {
  const [org] = listsOf(asking.request);
  const offset = (page - 1) * PAGE_SIZE;
  const query = { ...queryOf(asking.request, offset), paginated: true };
  const answer = await ask(asking, query, org);
  const videos = rowsOf<Video>(answer);
  return {
    videos,
    total: 'total' in answer ? answer.total : undefined,
    next: videos.length < PAGE_SIZE ? undefined : [offset + PAGE_SIZE],
  };
}

const pageKey = (request: VideoListRequest, page: number) =>
  [...videoListKey(request), 'page', page] as const;

/** Where a page of several lists begins is known from the page before only; those not seen yet are read on the way. */
async function loadSeveral(
  asking: Asking,
  page: number,
  kept: QueryClient,
): Promise<VideoPageRows> {
  const { request, signal } = asking;
  const pageBefore = (at: number) => kept.getQueryData<VideoPageRows>(pageKey(request, at));
  let at = page;
  while (at > 1 && !pageBefore(at - 1)) at -= 1;
  let offsets = at === 1 ? firstOffsets(request) : pageBefore(at - 1)?.next;
  while (offsets) {
    signal.throwIfAborted();
    // Each page begins where the one before ends.
    // oxlint-disable-next-line no-await-in-loop -- one after the other by nature
    const rows = await loadPage(asking, offsets);
    if (at === page) return rows;
    kept.setQueryData(pageKey(request, at), rows);
    offsets = rows.next;
    at += 1;
  }
  return { videos: [], next: undefined };
}

/** Refetches a query whose first load failed, at the interval of the board. */
const healing = {
  refetchInterval: ({ state }: { state: { status: string; data: unknown } }) =>
    state.status === 'error' && state.data === undefined ? LIVE_REFRESH_MS : false,
} as const;

/**
 * An infinite list: the next page is loaded on demand; a short page ends the list. Loaded pages are not refetched, so the
 * scroll position survives.
 */
export const endlessVideosQuery = (client: Client, request: VideoListRequest) => ({
  ...healing,
  ...keptPages,
  queryKey: [...videoListKey(request), 'endless'] as const,
  queryFn: ({ pageParam, signal }: { pageParam: Offsets; signal: AbortSignal }) =>
    loadPage({ client, request, signal }, pageParam),
  initialPageParam: firstOffsets(request),
  getNextPageParam: ({ next }: VideoPageRows) => next,
  staleTime: Infinity,
});

/**
 * One numbered page, counted from 1, with the number of all rows where it is known. `queries` holds the pages before: those of
 * several lists say where the next begins.
 */
export const videoPageQuery = (
  client: Client,
  queries: QueryClient,
  request: VideoListRequest,
  page: number,
) => ({
  ...healing,
  queryKey: pageKey(request, page),
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const asking = { client, request, signal };
    return listsOf(request).length > 1
      ? loadSeveral(asking, page, queries)
      : loadNumbered(asking, page);
  },
});
