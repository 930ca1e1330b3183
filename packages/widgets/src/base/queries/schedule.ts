/** The streams of a schedule, by spans of time: what is over as well as what comes. */
import { rowsOf, type Client, type Video, type VideosQuery } from '@oshimado/contract';
import {
  ALL_ORGS,
  dayStart,
  daysAfter,
  inTimeOrder,
  isOverdue,
  LIVE_OVERDUE_MS,
  LIVE_REFRESH_MS,
  PAGE_SIZE,
  type ScheduleZone,
} from '@oshimado/domain';
import { liveBoardName } from './live-board';
import type { ServerQuery } from './server-query';
import { SCHEDULE } from './query-names';
import type { FeedSource } from './video-lists';

/** Whose schedule it is, and of what. */
export interface ScheduleSource {
  readonly streams: FeedSource;
  /** Id of the one topic; empty for all. */
  readonly topic: string;
}

/** Some days of a schedule. */
export interface ScheduleSpan {
  /** The first day, `2026-11-27`. */
  readonly date: string;
  /** How many. */
  readonly days: number;
}

const ROWS_A_CALL = 100;
/** A server that ignores `offset` would never end. */
const CALLS_MAX = 100;

const WHAT = {
  type: ['stream', 'placeholder'],
  include: ['mentions', 'live_info', 'event'],
  sort: 'available_at',
  order: 'asc',
} as const satisfies VideosQuery;

const nameOf = ({ streams, topic }: ScheduleSource) =>
  [SCHEDULE, liveBoardName(streams), topic] as const;

interface Asking {
  readonly client: Client;
  readonly source: ScheduleSource;
  readonly signal: AbortSignal;
}

async function askAll(
  { client, source: { streams }, signal }: Asking,
  query: VideosQuery,
  org: string | undefined,
): Promise<readonly Video[]> {
  const limit = query.limit ?? ROWS_A_CALL;
  const all: Video[] = [];
  for (let call = 0; call < CALLS_MAX; call += 1) {
    const page = { ...query, limit, offset: call * limit };
    const answer =
      'favorites' in streams
        ? client.getUsersVideos({ ...page, group: streams.group?.id }, { signal })
        : client.getVideos(org === undefined || org === ALL_ORGS ? page : { ...page, org }, {
            signal,
          });
    // oxlint-disable-next-line no-await-in-loop -- whether there are more is known from the answer before
    const rows = rowsOf<Video>(await answer);
    all.push(...rows);
    if (rows.length < limit || query.limit !== undefined) break;
  }
  return all;
}

async function load(asking: Asking, query: VideosQuery): Promise<readonly Video[]> {
  const { streams, topic } = asking.source;
  const orgs = 'orgs' in streams ? streams.orgs : [undefined];
  const asked = { ...WHAT, ...query, ...(topic !== '' && { topic }) };
  const lists = await Promise.all(orgs.map((org) => askAll(asking, asked, org)));
  return inTimeOrder(lists.flat());
}

const iso = (time: number) => new Date(time).toISOString();

/** The query as TanStack hands it to options that depend on what was answered. */
interface Answered {
  readonly state: { readonly data: readonly Video[] | undefined };
}

export interface ScheduleQuery extends Omit<ServerQuery<readonly Video[]>, 'staleTime'> {
  readonly staleTime: (query: Answered) => number;
  readonly refetchInterval: (query: Answered) => number | false;
}

const isSettled = ({ status }: Video) => status === 'past' || status === 'missing';

/** The streams that begin on these days, by their start. What may still change is loaded again every 2 minutes. */
export function scheduleQuery(
  client: Client,
  source: ScheduleSource,
  { date, days, now, ...zone }: ScheduleSpan & ScheduleZone & { readonly now: number },
): ScheduleQuery {
  const [from, end] = [dayStart(date, zone), dayStart(daysAfter(date, days), zone)];
  // A stream may go on for longer than the day on which it began.
  const isFinal = ({ state: { data } }: Answered) => end < now && (data?.every(isSettled) ?? true);
  return {
    queryKey: [...nameOf(source), from, end],
    queryFn: ({ signal }) =>
      load({ client, source, signal }, { from: iso(from), to: iso(end - 1) }),
    staleTime: (query) => (isFinal(query) ? Infinity : LIVE_REFRESH_MS),
    refetchInterval: (query) => (isFinal(query) ? false : LIVE_REFRESH_MS),
  };
}

/** Streams that count as live because they were to begin, up to the next load. The same for all who ask in two minutes. */
function lateStreams(now: number): VideosQuery {
  const to = Math.ceil(now / LIVE_REFRESH_MS + 1) * LIVE_REFRESH_MS;
  const from = to - 2 * LIVE_REFRESH_MS - LIVE_OVERDUE_MS;
  return { status: ['new', 'upcoming'], from: iso(from), to: iso(to) };
}

/** What is running now, whenever it began or was to begin. */
export const runningQuery = (client: Client, source: ScheduleSource, now: number) => ({
  queryKey: [...nameOf(source), 'running'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const asking = { client, source, signal };
    const asked = [{ status: ['live'] }, lateStreams(now)] satisfies VideosQuery[];
    const [live = [], late = []] = await Promise.all(asked.map((query) => load(asking, query)));
    return inTimeOrder([...late, ...live]);
  },
  staleTime: LIVE_REFRESH_MS,
  refetchInterval: LIVE_REFRESH_MS,
});

/** The key of the first rows of a schedule, which the page of the server has. `date`: the day chosen, empty for today. */
export const scheduleHeadKey = (source: ScheduleSource, date: string) =>
  [...nameOf(source), 'head', date] as const;

/** For the server: the first rows from now on, or from the beginning of a day. */
export const scheduleHeadQuery = (
  client: Client,
  source: ScheduleSource,
  { date, now, ...zone }: ScheduleZone & { readonly date: string; readonly now: number },
): ServerQuery<readonly Video[]> => ({
  queryKey: scheduleHeadKey(source, date),
  queryFn: async ({ signal }) => {
    const span: VideosQuery =
      date === '' ? { status: ['live', 'upcoming'] } : { from: iso(dayStart(date, zone)) };
    const rows = await load({ client, source, signal }, { ...span, limit: PAGE_SIZE * 2 });
    return rows.filter((video) => !isForgotten(video, now)).slice(0, PAGE_SIZE);
  },
});

/** "Placeholder and live lists drop entries with no actual start whose scheduled start is more than 2 hours in the past." */
export const isForgotten = (video: Video, now: number): boolean =>
  (video.status === 'upcoming' || video.status === 'new') && isOverdue(video, now);
