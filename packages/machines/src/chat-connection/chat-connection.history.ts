/** History of the rooms: the queue of pages to load and how a loaded page is applied. One page is loaded at a time. */
import type { Chat } from '@oshimado/contract';
import {
  beforePage,
  CHAT_DISORDER_MS,
  CHAT_PAGE_SIZE,
  CHAT_WHOLE_PAGE_SIZE,
  gapEdge,
  isGapFilled,
  isLastPage,
  mergeLines,
} from '@oshimado/domain';
import type {
  ChatContext,
  ChatRoom,
  HistoryFailure,
  HistoryJob,
  HistoryQuery,
  RoomName,
} from './chat-connection.types';

/** The context with this room changed; unchanged if the room has no listeners. */
export function withRoom(
  context: ChatContext,
  name: RoomName,
  change: (room: ChatRoom) => Partial<ChatRoom>,
): ChatContext {
  const room = context.rooms[name];
  if (room === undefined) return context;
  return { ...context, rooms: { ...context.rooms, [name]: { ...room, ...change(room) } } };
}

/** Drops every job that `isKept` rejects, including the page being loaded. */
export const dropJobs = (
  context: ChatContext,
  isKept: (job: HistoryJob) => boolean,
): ChatContext => ({
  ...context,
  jobs: context.jobs.filter(isKept),
  job: context.job !== null && isKept(context.job) ? context.job : null,
});

/** Whether a page of this kind is loading or queued for this room. */
export const isAwaited = ({ job, jobs }: ChatContext, room: RoomName, kind?: HistoryJob['kind']) =>
  [...jobs, ...(job === null ? [] : [job])].some(
    (one) => one.room === room && (kind === undefined || one.kind === kind),
  );

/** A retried page is no longer failed. */
const addJob = (context: ChatContext, job: HistoryJob): ChatContext =>
  withRoom({ ...context, jobs: [...context.jobs, job] }, job.room, ({ failure }) => ({
    failure: failure?.job.kind === job.kind ? null : failure,
  }));

/** If the last look found no lines, all lines that exist now were missed. */
const edgeAfter = (newest: number | undefined | null): number =>
  newest === null || newest === undefined ? 0 : newest - CHAT_DISORDER_MS;

/** Queues a load of the newest lines and drops earlier ones of the same kind: their answers may be outdated. */
export function refill(context: ChatContext, name: RoomName): ChatContext {
  const others = dropJobs(context, ({ room, kind }) => room !== name || kind !== 'newest');
  const gaping = withRoom(others, name, (room) => ({
    gap: room.gap ?? { edge: edgeAfter(room.syncedTo) },
  }));
  return addJob(gaping, {
    room: name,
    kind: 'newest',
    before: undefined,
    newest: null,
    limit: CHAT_PAGE_SIZE,
  });
}

/** Without a socket a room still shows its history. */
export function loadUnheard(context: ChatContext): ChatContext {
  return Object.values(context.rooms)
    .filter(
      ({ name, phase, hasLoaded, failure }) =>
        ['wanted', 'refused'].includes(phase) &&
        !hasLoaded &&
        failure === null &&
        !isAwaited(context, name),
    )
    .reduce((all, { name }) => refill(all, name), context);
}

/**
 * The socket closed: from here on lines are missed. Loads of newest lines are queued again after the next connection.
 */
export function openGap(context: ChatContext, name: RoomName): ChatContext {
  const others = dropJobs(context, ({ room, kind }) => room !== name || kind !== 'newest');
  return withRoom(others, name, ({ gap, lines, failure }) => ({
    gap: { edge: gap === null ? edgeAfter(lines.at(-1)?.timestamp) : (gap.edge ?? gapEdge(lines)) },
    failure: failure?.job.kind === 'newest' ? null : failure,
  }));
}

export function retryHistory(context: ChatContext, name: RoomName): ChatContext {
  const failed = context.rooms[name]?.failure;
  return failed ? addJob(context, failed.job) : context;
}

/** "Show More on top loads 20 older ones." A gap among the newest lines is loaded first. */
export function askOlder(
  context: ChatContext,
  name: RoomName,
  limit = CHAT_PAGE_SIZE,
): ChatContext {
  const room = context.rooms[name];
  if (!room?.hasLoaded || room.isAtStart || isAwaited(context, name, 'older')) return context;
  const whole = room.failure?.job.kind === 'newest' ? retryHistory(context, name) : context;
  return addJob(whole, { room: name, kind: 'older', before: room.before, newest: null, limit });
}

/** "Load All": everything up to the start of messages, in large pages. */
export const askAll = (context: ChatContext, name: RoomName): ChatContext =>
  askOlder(context, name, CHAT_WHOLE_PAGE_SIZE);

/** Starts loading the first job in the queue. */
export const takeJob = ({ jobs }: ChatContext): Pick<ChatContext, 'job' | 'jobs'> => ({
  job: jobs[0] ?? null,
  jobs: jobs.slice(1),
});

export function queryOf({ job, rooms }: ChatContext): HistoryQuery {
  const room = job === null ? undefined : rooms[job.room];
  if (job === null || room === undefined) throw new Error('There is no page of history to load.');
  return {
    room: room.name,
    videoId: room.video.id,
    lang: room.lang,
    limit: job.limit,
    ...(job.before !== undefined && { before: job.before }),
  };
}

/** Applies a loaded page to its room, for every kind of load. */
const readPage = (room: ChatRoom, job: HistoryJob, page: readonly Chat[]): Partial<ChatRoom> => {
  const next = beforePage(page, job.before);
  return {
    lines: mergeLines(room.lines, page),
    hasLoaded: true,
    isAtStart: room.isAtStart || isLastPage(page, job.limit),
    ...(next !== undefined && { before: Math.min(next, room.before ?? next) }),
  };
};

/** Adds the lines of the loaded page; its chain continues until it reaches lines that are known. */
export function keepPage(context: ChatContext, page: readonly Chat[]): ChatContext {
  const { job } = context;
  const room = job === null ? undefined : context.rooms[job.room];
  if (job === null || room === undefined) return context;
  const read = withRoom({ ...context, job: null }, job.room, () => readPage(room, job, page));
  if (job.kind === 'older') {
    const isDone = job.limit === CHAT_PAGE_SIZE || isLastPage(page, job.limit);
    return isDone ? read : addJob(read, { ...job, before: read.rooms[job.room]?.before });
  }
  const edge = room.gap?.edge ?? null;
  const newest = job.newest ?? page.at(-1)?.timestamp ?? null;
  if (!isGapFilled(page, edge))
    return addJob(read, { ...job, newest, before: beforePage(page, job.before) });
  return withRoom(read, job.room, () => ({ gap: null, syncedTo: newest }));
}

/**
 * A failed load of missing lines stays visible when an older page fails too, since older pages can be retried at any
 * time.
 */
export function keepFailure(context: ChatContext, why: HistoryFailure): ChatContext {
  const { job } = context;
  if (job === null) return context;
  return withRoom({ ...context, job: null }, job.room, ({ failure }) =>
    failure?.job.kind === 'newest' && job.kind === 'older' ? {} : { failure: { job, ...why } },
  );
}
