/** A client whose answers a test gives when it likes, and the page and connection its board sees. */
import {
  CallError,
  type CallFailure,
  type Client,
  type LiveQuery,
  type QueryOf,
  type Video,
} from '@oshimado/contract';
import { focusManager, onlineManager, QueryClient } from '@tanstack/query-core';
import { vi, afterEach, beforeEach } from 'vitest';
import { videos, NOW } from './videos';

export interface BoardCall {
  readonly call: 'getLive' | 'getUsersLive';
  readonly query: LiveQuery | QueryOf<'getUsersLive'>;
  readonly signal: AbortSignal | undefined;
  readonly answer: (rows?: readonly Video[]) => Promise<void>;
  readonly fail: (reason: CallFailure) => Promise<void>;
}

/** Flushes settled promises, at once and in fake time. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

export function boardClient() {
  const calls: BoardCall[] = [];
  const record =
    (call: BoardCall['call']) =>
    (query: LiveQuery = {}, options?: { signal?: AbortSignal }) =>
      new Promise<Video[]>((resolve, reject) => {
        calls.push({
          call,
          query,
          signal: options?.signal,
          answer: async (rows = videos(1)) => {
            resolve([...rows]);
            await settle();
          },
          fail: async (reason) => {
            reject(new CallError(reason, call, '/'));
            await settle();
          },
        });
      });
  const made = { getLive: record('getLive'), getUsersLive: record('getUsersLive') };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a board makes these two calls and no other
  const client = made as unknown as Client;
  const last = (): BoardCall => {
    const call = calls.at(-1);
    if (!call) throw new Error('The board was not asked for.');
    return call;
  };
  return { client, calls, last };
}

/** A query cache that subscribes to visibility and online events, as that of a page. */
export function mountedQueries(): QueryClient {
  const queries = new QueryClient();
  queries.mount();
  return queries;
}

/** Hides the page or shows it. */
export const look = async (isVisible: boolean): Promise<void> => {
  focusManager.setFocused(isVisible);
  await settle();
};

/** Takes the connection away or gives it back. */
export const connect = async (isOnline: boolean): Promise<void> => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onlineManager.setOnline(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  await settle();
};

/** As before the test. */
export function resetPage(): void {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
}

/** For a test file: each test begins at `NOW`, and what it puts into `ends` runs after it. */
export function boardTime() {
  const ends: (() => void)[] = [];
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    resetPage();
  });
  return { ends, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}
