/** History of the rooms: the queue of pages to load and how a loaded page is applied. One page is loaded at a time. */
import type { Chat } from '@oshimado/contract';
import {
  beforePage,
  CHAT_DISORDER_MS,
  CHAT_PAGE_SIZE,
  gapEdge,
  isGapFilled,
  isLastPage,
  mergeLines,
} from '@oshimado/domain';
import type {
  ChatContext,
  ChatRoom,
  HistoryError,
  HistoryJob,
  HistoryQuery,
  RoomName,
} from './chat-connection.types';

/** The same context with this room changed; as it was when nobody listens there. */
export function withRoom(
  context: ChatContext,
  name: RoomName,
  change: (room: ChatRoom) => Partial<ChatRoom>,
): ChatContext {
  const room = context.rooms[name];
  if (room === undefined) return context;
  return { ...context, rooms: { ...context.rooms, [name]: { ...room, ...change(room) } } };
}

/** Takes out every job that is not to be kept, the one under way too. */
export const dropJobs = (
  context: ChatContext,
  isKept: (job: HistoryJob) => boolean,
): ChatContext => ({
  ...context,
  jobs: context.jobs.filter(isKept),
  job: context.job !== null && isKept(context.job) ? context.job : null,
});

/** Whether a page of this kind is awaited for this room, or about to be asked for. */
export const isAwaited = ({ job, jobs }: ChatContext, room: RoomName, kind?: HistoryJob['kind']) =>
  [...jobs, ...(job === null ? [] : [job])].some(
    (one) => one.room === room && (kind === undefined || one.kind === kind),
  );

/** A question asked again is no failure any more. */
const addJob = (context: ChatContext, job: HistoryJob): ChatContext =>
  withRoom({ ...context, jobs: [...context.jobs, job] }, job.room, ({ failure }) => ({
    failure: failure?.job.kind === job.kind ? null : failure,
  }));

/** Where nothing was there when it was last looked at, whatever is there now was missed. */
const edgeAfter = (newest: number | undefined | null): number =>
  newest === null || newest === undefined ? 0 : newest - CHAT_DISORDER_MS;

/** Asks for what is newest in a room, in place of every such question before: their answers may be too old by now. */
export function refill(context: ChatContext, name: RoomName): ChatContext {
  const others = dropJobs(context, ({ room, kind }) => room !== name || kind !== 'newest');
  const gaping = withRoom(others, name, (room) => ({
    gap: room.gap ?? { edge: edgeAfter(room.syncedTo) },
  }));
  return addJob(gaping, { room: name, kind: 'newest', before: undefined, newest: null });
}

/** Without a socket a room still shows what was said before. */
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

/** A socket is gone: from here on lines are missed. What was asked about the newest ones is asked again later. */
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

/** "Show More on top loads 20 older ones." What is missing among the newest ones is asked for first. */
export function askOlder(context: ChatContext, name: RoomName): ChatContext {
  const room = context.rooms[name];
  if (!room?.hasLoaded || room.isAtStart || isAwaited(context, name, 'older')) return context;
  const whole = room.failure?.job.kind === 'newest' ? retryHistory(context, name) : context;
  return addJob(whole, { room: name, kind: 'older', before: room.before, newest: null });
}

/** The first job in line becomes the one under way. */
export const takeJob = ({ jobs }: ChatContext): Pick<ChatContext, 'job' | 'jobs'> => ({
  job: jobs[0] ?? null,
  jobs: jobs.slice(1),
});

export function queryOf({ job, rooms }: ChatContext): HistoryQuery {
  const room = job === null ? undefined : rooms[job.room];
  if (job === null || room === undefined) throw new Error('No page of history is wanted.');
  return {
    room: room.name,
    videoId: room.video.id,
    lang: room.lang,
    limit: CHAT_PAGE_SIZE,
    ...(job.before !== undefined && { before: job.before }),
  };
}

/** What a page tells a room, whichever way it was asked for. */
const readPage = (room: ChatRoom, job: HistoryJob, page: readonly Chat[]): Partial<ChatRoom> => {
  const next = beforePage(page, job.before);
  return {
    lines: mergeLines(room.lines, page),
    hasLoaded: true,
    isAtStart: room.isAtStart || isLastPage(page),
    ...(next !== undefined && { before: Math.min(next, room.before ?? next) }),
  };
};

/** The page under way has come: its lines are known, and the chain it belongs to goes on until it meets what was known. */
export function keepPage(context: ChatContext, page: readonly Chat[]): ChatContext {
  const { job } = context;
  const room = job === null ? undefined : context.rooms[job.room];
  if (job === null || room === undefined) return context;
  const read = withRoom({ ...context, job: null }, job.room, () => readPage(room, job, page));
  if (job.kind === 'older') return read;
  const edge = room.gap?.edge ?? null;
  const newest = job.newest ?? page.at(-1)?.timestamp ?? null;
  if (!isGapFilled(page, edge))
    return addJob(read, { ...job, newest, before: beforePage(page, job.before) });
  return withRoom(read, job.room, () => ({ gap: null, syncedTo: newest }));
}

/** A gap that could not be filled is not forgotten over an older page, which can be asked for at any time. */
export function keepFailure(context: ChatContext, code: HistoryError): ChatContext {
  const { job } = context;
  if (job === null) return context;
  return withRoom({ ...context, job: null }, job.room, ({ failure }) =>
    failure?.job.kind === 'newest' && job.kind === 'older' ? {} : { failure: { job, code } },
  );
}
