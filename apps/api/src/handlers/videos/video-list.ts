/**
 * The steps of every list of videos: select rows (skeleton; including visibility rules, because pages are cut after them),
 * load related rows (hydration), and shape the response (presentation).
 */
import { rowsOf, type Video, type VideoPage } from '@oshimado/contract';
import { liveQuery, videoIncludes, type liveIncludes } from '@oshimado/contract/schemas';
import { eventIds, JOINED_WITHIN_MS, type EventVideo } from '@oshimado/domain';
import type { Reads, VideoFilter, VideoListQuery, VideoRow } from '../../store';
import { hydrateVideos, hydratedParts } from './hydrate-videos';
import { presentVideo, type VideoParts } from './present-video';

export type VideoInclude = (typeof videoIncludes)[number];

type Page = Pick<VideoListQuery, 'sort' | 'order' | 'limit' | 'offset'>;

export interface VideoListRequest {
  readonly filter: VideoFilter;
  readonly page: Page;
  readonly include?: readonly VideoInclude[];
  /** Return `{ total, items }`. Default false. */
  readonly paginated?: boolean;
  /** Parts included regardless of `include`. */
  readonly always?: VideoParts;
}

const queryOf = ({ filter, page, include = [] }: VideoListRequest): VideoListQuery => ({
  filter,
  ...page,
  withDescription: include.includes('description'),
  placeholdersLast: page.order === 'asc',
});

async function showRows(
  reads: Reads,
  rows: readonly VideoRow[],
  { include = [], always }: VideoListRequest,
): Promise<Video[]> {
  const parts = hydratedParts.filter((part) => include.includes(part));
  const hydrated = await hydrateVideos(reads, rows, parts);

  const shown: VideoParts = {
    liveInfo: include.includes('live_info'),
    channelStats: include.includes('channel_stats'),
    ...always,
  };
  return hydrated.map((video) => presentVideo(video, shown));
}

/** The rows of a query as a list or, paginated, as `{ total, items }`. */
export async function answerRows<Item>(
  reads: Reads,
  query: VideoListQuery,
  paginated: boolean,
  show: (rows: readonly VideoRow[]) => Promise<Item[]> | Item[],
): Promise<Item[] | { total: number; total_is_minimum?: true; items: Item[] }> {
  if (!paginated) return show(await reads.listVideos(query));
  const { rows, total } = await reads.listWithTotal(query);
  const items = await show(rows);
  return { total: total.count, ...(total.isMinimum && { total_is_minimum: true }), items };
}

export const answerVideoList = (
  reads: Reads,
  request: VideoListRequest,
): Promise<Video[] | VideoPage> =>
  answerRows(reads, queryOf(request), request.paginated ?? false, (rows) =>
    showRows(reads, rows, request),
  );

/** The page of a query without its filters, which a handler may have narrowed. */
export const pageOf = ({ sort, order, limit, offset }: Page): Page => ({
  sort,
  order,
  limit,
  offset,
});

interface SharedQuery {
  readonly type?: VideoFilter['type'];
  readonly status?: VideoFilter['status'];
  readonly lang?: string[];
  readonly channel_id?: string;
  readonly mentioned_channel_id?: string;
  readonly org?: string;
  readonly topic?: string;
  readonly id?: string[];
  readonly from?: Date;
  readonly to?: Date;
  readonly max_upcoming_hours?: number;
}

/** Converts the filters of `/videos`, `/clips` and `/live` to the store's. */
export const filterOf = (query: SharedQuery): VideoFilter => ({
  type: query.type,
  status: query.status,
  lang: query.lang,
  uploaders: query.channel_id === undefined ? undefined : [query.channel_id],
  mentioned: query.mentioned_channel_id,
  orgs: query.org === undefined ? undefined : [query.org],
  topics: query.topic === undefined ? undefined : [query.topic],
  ids: query.id,
  from: query.from,
  to: query.to,
  max_upcoming_hours: query.max_upcoming_hours,
});

/** All live and upcoming videos of the next 48 hours. */
const BOARD = liveQuery.parse({ type: 'stream,placeholder' });

const nameEvents = (videos: readonly Video[], ids: ReadonlyMap<string, string>): Video[] =>
  videos.map((video) => {
    const event_id = ids.get(video.id);
    return event_id === undefined ? video : { ...video, event_id };
  });

/** Names of events by the rule and the words of editors. */
const namesOf = async (
  reads: Reads,
  videos: readonly EventVideo[],
): Promise<ReadonlyMap<string, string>> =>
  eventIds(videos, await reads.eventLinks(videos.map(({ id }) => id)));

/** Videos with the names of their events, which follow from these videos alone. */
export const withOwnEvents = async (reads: Reads, videos: readonly Video[]): Promise<Video[]> =>
  nameEvents(videos, await namesOf(reads, videos));

/** All live and upcoming videos, as in `/live` with the names of their events, for listeners of its changes. */
export async function readBoard(reads: Reads): Promise<Video[]> {
  const list = await answerVideoList(reads, {
    filter: filterOf(BOARD),
    page: pageOf(BOARD),
    include: ['mentions'],
    always: { liveInfo: true, translators: true },
  });
  return withOwnEvents(reads, rowsOf<Video>(list));
}

type EventInclude = (typeof liveIncludes)[number];

/** Splits what a list is asked to include into the parts of any list, and whether events are named. */
function partsOf(include: readonly EventInclude[] = []): {
  readonly include: readonly VideoInclude[];
  readonly hasEvents: boolean;
} {
  return {
    include: videoIncludes.filter((part) => include.includes(part)),
    hasEvents: include.includes('event'),
  };
}

const mapRows = (answer: Video[] | VideoPage, change: (rows: readonly Video[]) => Video[]) =>
  Array.isArray(answer) ? change(answer) : { ...answer, items: change(answer.items) };

/** A request without what it asks to include. */
export type EventListRequest = Omit<VideoListRequest, 'include'>;

/**
 * A live list with the names of its events. They follow from the whole board, whatever part of it the list has: changes of the board
 * are sent with the same names.
 */
export async function answerLiveList(
  reads: Reads,
  request: EventListRequest,
  included: readonly EventInclude[] | undefined,
): Promise<Video[] | VideoPage> {
  const { include, hasEvents } = partsOf(included);
  const [answer, board] = await Promise.all([
    answerVideoList(reads, { ...request, include }),
    hasEvents ? reads.eventStreams(filterOf(BOARD)) : [],
  ]);
  if (!hasEvents) return answer;
  const ids = await namesOf(reads, board);
  return mapRows(answer, (rows) => nameEvents(rows, ids));
}

const isOpen = ({ type, status }: Video) =>
  type !== 'clip' && (status === 'live' || status === 'upcoming');

/** All live and upcoming streams that can be of an event with one of these videos. */
async function readAround(reads: Reads, videos: readonly Video[]): Promise<readonly EventVideo[]> {
  const starts = videos.filter(isOpen).map(({ available_at }) => Date.parse(available_at));
  if (starts.length === 0) return [];
  return reads.eventStreams({
    type: ['stream', 'placeholder'],
    status: ['live', 'upcoming'],
    from: new Date(Math.min(...starts) - JOINED_WITHIN_MS),
    to: new Date(Math.max(...starts) + JOINED_WITHIN_MS),
  });
}

/**
 * A list of any videos with the names of the events of its live and upcoming streams. They follow from all streams around those, whatever part
 * of them the list has, so that two lists of one day say the same.
 */
export async function answerEventList(
  reads: Reads,
  request: EventListRequest,
  included: readonly EventInclude[] | undefined,
): Promise<Video[] | VideoPage> {
  const { include, hasEvents } = partsOf(included);
  const answer = await answerVideoList(reads, { ...request, include });
  if (!hasEvents) return answer;
  const ids = await namesOf(reads, await readAround(reads, rowsOf<Video>(answer)));
  return mapRows(answer, (rows) => nameEvents(rows, ids));
}
