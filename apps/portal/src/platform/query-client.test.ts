/** Queries fail at once without a connection, and are refetched when it is back. */
import { CallError } from '@oshimado/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

beforeEach(() => void vi.useFakeTimers());

const line = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);

const lost = () => Promise.reject(new CallError('network', 'getVideos', '/api/v2/videos'));

let end: () => void;
afterEach(() => end());

function ask(queryFn: () => Promise<string>) {
  const queries = createQueryClient();
  queries.mount();
  const list = new QueryObserver(queries, { queryKey: ['videos', 'some'], queryFn });
  const stop = list.subscribe(() => undefined);
  end = () => {
    stop();
    queries.unmount();
  };
  return list;
}

describe('a query without a connection', () => {
  it('a query without a connection fails after one try, and does not pause until there is a connection', async () => {
    line(false);
    const load = vi.fn(lost);
    const list = ask(load);
    await vi.advanceTimersByTimeAsync(1);
    expect(list.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a query without a connection is loaded automatically when the connection is back, even on a page opened offline', async () => {
    line(false);
    const list = ask(() => (navigator.onLine ? Promise.resolve('rows') : lost()));
    await vi.advanceTimersByTimeAsync(1);
    expect(list.getCurrentResult().status).toBe('error');
    line(true);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(list.getCurrentResult()).toMatchObject({ status: 'success', data: 'rows' });
  });
});

it('a list that failed on the server is retried twice', async () => {
  line(true);
  const load = vi.fn(lost);
  ask(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
});

describe('a server that says when to try again', () => {
  const busy = (seconds: number) => () =>
    Promise.reject(
      new CallError('http', 'getVideos', '/api/v2/videos', 503, undefined, undefined, seconds),
    );

  it('a server that says when to try again is asked then, and not before', async () => {
    line(true);
    const load = vi.fn<() => Promise<string>>(busy(5));
    const list = ask(load);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValueOnce('rows');
    await vi.advanceTimersByTimeAsync(200);
    expect(list.getCurrentResult()).toMatchObject({ status: 'success', data: 'rows' });
  });

  it('a server that says when to try again keeps nobody waiting for minutes', async () => {
    line(true);
    const load = vi.fn<() => Promise<string>>(busy(60));
    const list = ask(load);
    await vi.advanceTimersByTimeAsync(1);
    expect(list.getCurrentResult().status).toBe('error');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
