/** A live board with hands on its clock and its port, for the tests of this package; not part of what it exports. */
import type { Video } from '@oshimado/contract';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  liveFeedMachine,
  type LiveFeedInput,
  type LiveFeedLoad,
  type LiveFeedNotice,
  type LiveFeedQuery,
} from '../live-feed';

export const MINUTE = 60_000;
export const ORG: LiveFeedQuery = { org: 'Hololive' };

/** A board of one video. */
export const board = (id: string, fetchedAt = 0): LiveFeedLoad => ({
  fetchedAt,
  videos: [
    {
      id,
      title: id,
      type: 'stream',
      published_at: null,
      available_at: '2026-01-10T12:00:00.000Z',
      duration: 0,
      status: 'live',
      channel: {
        id: 'UCown',
        name: '星見みなと',
        english_name: 'Hoshimi Minato',
        type: 'vtuber',
        org: 'Hololive',
        suborg: null,
        photo: '',
      },
    } satisfies Video,
  ],
});

/** What a call of the client fails with. */
export const failure = (reason: string) => Object.assign(new Error(reason), { reason });

export interface PortCall {
  readonly query: LiveFeedQuery;
  readonly signal: AbortSignal;
  readonly answer: (load: LiveFeedLoad) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Lets every answer given reach the machine. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function recordingPort(calls: PortCall[]) {
  return fromPromise<LiveFeedLoad, LiveFeedQuery>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          query: input,
          signal,
          answer: (load) => (resolve(load), settle()),
          fail: (error) => (reject(error), settle()),
        });
      }),
  );
}

/** A started board and everything that can be seen of it. */
export function startFeed(input: Partial<LiveFeedInput> = {}) {
  const calls: PortCall[] = [];
  const notices: LiveFeedNotice[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    liveFeedMachine.provide({ actors: { loadLive: recordingPort(calls) } }),
    { clock, input: { query: ORG, ...input } },
  );
  actor.on('*', (notice) => notices.push(notice));
  actor.start();
  return {
    actor,
    calls,
    notices,
    clock,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    last: (): PortCall => {
      const call = calls.at(-1);
      if (!call) throw new Error('The port was not asked.');
      return call;
    },
  };
}

export type StartedFeed = ReturnType<typeof startFeed>;

/** A board that has had its first answer. */
export async function freshFeed(input: Partial<LiveFeedInput> = {}) {
  const feed = startFeed(input);
  await feed.last().answer(board('first'));
  return feed;
}

/** A board whose first try has failed. */
export async function failedFeed(input: Partial<LiveFeedInput> = {}) {
  const feed = startFeed(input);
  await feed.last().fail(failure('http'));
  return feed;
}
