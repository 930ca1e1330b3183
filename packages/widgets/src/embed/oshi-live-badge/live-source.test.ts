import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLive, type LiveState } from './live-source';

const MINUTES_MS = 60_000;

let isHidden = false;
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

const answers = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(status === 200 ? '[]' : '{}', { status, headers })),
  );

/** A badge of `url`; leaves with the signal that it answers. */
function badge(url: string) {
  const states: LiveState[] = [];
  const life = new AbortController();
  followLive(url, (state) => states.push(state), life.signal);
  return { states, leave: () => life.abort() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  show(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('badges of one source share a request, every two minutes', async () => {
  const fetching = answers(200, { 'x-board-count': 'live=3, upcoming=4' });
  vi.stubGlobal('fetch', fetching);
  const [one, two] = [badge('/a'), badge('/a')];
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(one.states.at(-1)?.answer?.count).toEqual({ live: 3, upcoming: 4 });
  expect(two.states.at(-1)).toBe(one.states.at(-1));
  await vi.advanceTimersByTimeAsync(4 * MINUTES_MS);
  expect(fetching).toHaveBeenCalledTimes(3);
  one.leave();
  await vi.advanceTimersByTimeAsync(2 * MINUTES_MS);
  expect(fetching).toHaveBeenCalledTimes(4);
  two.leave();
  await vi.advanceTimersByTimeAsync(60 * MINUTES_MS);
  expect(fetching).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(0);
});

it('a hidden page asks for nothing, and once when it is seen again', async () => {
  const fetching = answers(200);
  vi.stubGlobal('fetch', fetching);
  const { leave } = badge('/b');
  await vi.advanceTimersByTimeAsync(0);
  show(true);
  await vi.advanceTimersByTimeAsync(60 * MINUTES_MS);
  expect(fetching).toHaveBeenCalledTimes(1);
  show(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenCalledTimes(2);
  leave();
});

it.each([
  [429, { 'retry-after': '600' }, 'busy', 10],
  [500, {}, 'http', 2],
  [503, { 'retry-after': 'Wed, 02 Dec 2026 07:28:00 GMT' }, 'http', 2],
])('a call refused with %i is made again later', async (status, headers, code, minutes) => {
  const fetching = answers(status, headers);
  vi.stubGlobal('fetch', fetching);
  const { states, leave } = badge(`/c${status}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual({ answer: undefined, code });
  await vi.advanceTimersByTimeAsync(minutes * MINUTES_MS - 1);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetching).toHaveBeenCalledTimes(2);
  leave();
});

it('failures after each other wait longer, at most an hour, and a connection that is back ends that', async () => {
  const fetching = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetching);
  const { states, leave } = badge('/d');
  await vi.advanceTimersByTimeAsync((2 + 4 + 8) * MINUTES_MS);
  expect(fetching).toHaveBeenCalledTimes(4);
  expect(states.at(-1)?.code).toBe('network');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenCalledTimes(5);
  leave();
});

it('a failure leaves the answer before it', async () => {
  vi.stubGlobal('fetch', answers(200));
  const { states, leave } = badge('/e');
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal('fetch', answers(503));
  await vi.advanceTimersByTimeAsync(2 * MINUTES_MS);
  expect(states.at(-1)).toMatchObject({ answer: { rows: [] }, code: 'http' });
  leave();
});

it.each(['{}', '[1]', '[null]', '[{"channel":{}}]', ''])(
  'an answer that is no board is a failure, and it is asked for again: %s',
  async (body) => {
    const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body)));
    vi.stubGlobal('fetch', fetching);
    const { states, leave } = badge(`/f${body}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)?.code).toBe('invalid');
    await vi.advanceTimersByTimeAsync(2 * MINUTES_MS);
    expect(fetching).toHaveBeenCalledTimes(2);
    leave();
  },
);
