// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPages } from './pages';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  const cache = { match: () => Promise.resolve(new Response('<html lang="en">')) };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page that the server does not answer is the kept one after 5 s, and holds back no new version after 10 s', async () => {
  const held: Promise<unknown>[] = [];
  const isOver = vi.fn();
  const answered = vi.fn();
  const pages = createPages('1', new Set());
  void pages
    .answer({
      request: new Request('https://site.invalid/about'),
      preload: Promise.resolve(undefined),
      waitUntil: (work) => void held.push(work),
    })
    .then(answered);
  void Promise.all(held).then(isOver);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledOnce();
});
