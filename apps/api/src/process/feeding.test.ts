import { describe, expect, it, vi } from 'vitest';
import type { Clock, Source } from '../sources/source';
import type { FeedLock } from '../store';
import { emptySourceStore } from '../store/testing/empty-source-store';
import { createFeeding } from './feeding';

const quiet = () => undefined;

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const alone: FeedLock['tryTake'] = async () => ({ lost: new AbortController().signal });

function feed(
  source: Partial<Source>,
  tryTake = alone,
  beside: readonly Source[] = [],
  endLeft?: () => Promise<number>,
) {
  const error = vi.fn<(details: object, message: string) => void>();
  const progress = vi.fn<(progress: object) => void>();
  const follow = vi.fn<Source['follow']>(({ signal }) => whenAborted(signal));
  // Time passes as soon as something sleeps.
  const sleep = vi.fn<Clock['sleep']>(async () => undefined);
  const feeding = createFeeding({
    feeds: [
      {
        source: { name: 'demo', fill: async () => undefined, follow, ...source },
        store: emptySourceStore,
      },
      ...beside.map((other) => ({ source: other, store: emptySourceStore })),
    ],
    endLeft,
    lock: { instance: 'a', tryTake },
    wait: sleep,
    clock: { now: () => 0, sleep },
    log: { debug: quiet, info: quiet, warn: quiet, error, fatal: quiet },
    report: { progress, notice: quiet, ready: quiet },
  });
  return { feeding, error, progress, follow, sleep };
}

describe('feeding the store', () => {
  it('feeding the store fills before it follows, once', async () => {
    const fill = vi.fn<Source['fill']>(async () => undefined);
    const { feeding, follow } = feed({ fill });
    await feeding.fill();
    feeding.keepFed();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    await feeding.stop();
    expect(fill).toHaveBeenCalledTimes(1);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('feeding the store reports the progress of a fill', async () => {
    const { feeding, progress } = feed({
      fill: async ({ onProgress }) => onProgress({ task: 'archives', done: 1, total: 2 }),
    });
    await feeding.fill();
    expect(progress).toHaveBeenCalledWith({ message: 'archives', done: 1, total: 2 });
  });

  it('feeding the store asks again half a minute after the outside failed, and says so', async () => {
    const fill = vi
      .fn<Source['fill']>()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue();
    const { feeding, error, follow, sleep } = feed({ fill });
    feeding.keepFed();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    expect(sleep).toHaveBeenCalledWith(30_000, expect.any(AbortSignal));
    expect(error).toHaveBeenCalledTimes(1);
    await feeding.stop();
  });

  it('feeding the store goes on with one source while another one fails', async () => {
    const fill = vi.fn<Source['fill']>(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('503');
    });
    const otherFollow = vi.fn<Source['follow']>(({ signal }) => whenAborted(signal));
    const other: Source = { name: 'holodex', fill: async () => undefined, follow: otherFollow };
    const { feeding, follow, error } = feed({ fill }, alone, [other]);
    feeding.keepFed();
    await vi.waitFor(() => expect(error.mock.calls.length).toBeGreaterThan(2));
    expect(otherFollow).toHaveBeenCalledTimes(1);
    expect(follow).not.toHaveBeenCalled();
    await feeding.stop();
  });

  it('feeding the store gives up a fill under way when it is stopped', async () => {
    const { feeding } = feed({ fill: ({ signal }) => whenAborted(signal) });
    const filled = feeding.fill();
    await feeding.stop();
    await expect(filled).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('feeding the store is left to another process while that one holds the lock, and taken over afterwards', async () => {
    const fill = vi.fn<Source['fill']>(async () => undefined);
    const tryTake = vi
      .fn<FeedLock['tryTake']>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('the database is away'))
      .mockResolvedValue({ lost: new AbortController().signal });
    const { feeding, follow, sleep } = feed({ fill }, tryTake);
    await feeding.fill();
    expect(fill).not.toHaveBeenCalled();
    feeding.keepFed();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    expect(fill).toHaveBeenCalledTimes(1);
    expect(sleep).toHaveBeenCalledWith(2_000, expect.any(AbortSignal));
    await feeding.stop();
  });

  it('feeding the store stops at once when the lock is lost, and fills again once it is back', async () => {
    const fill = vi.fn<Source['fill']>(async () => undefined);
    const first = new AbortController();
    const tryTake = vi
      .fn<FeedLock['tryTake']>()
      .mockResolvedValueOnce({ lost: first.signal })
      .mockResolvedValue({ lost: new AbortController().signal });
    const { feeding, follow, error } = feed({ fill }, tryTake);
    feeding.keepFed();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    first.abort();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
    expect(fill).toHaveBeenCalledTimes(2);
    expect(error).not.toHaveBeenCalled();
    await feeding.stop();
  });

  it('feeding the store ends what sources left that are gone before it begins, and begins also where that fails', async () => {
    const steps: string[] = [];
    const endLeft = vi
      .fn<() => Promise<number>>()
      .mockImplementationOnce(async () => steps.push('ended'))
      .mockRejectedValueOnce(new Error('the database is away'));
    const first = new AbortController();
    const tryTake = vi
      .fn<FeedLock['tryTake']>()
      .mockResolvedValueOnce({ lost: first.signal })
      .mockResolvedValue({ lost: new AbortController().signal });
    const fill = async () => void steps.push('filled');
    const { feeding, follow, error } = feed({ fill }, tryTake, [], endLeft);
    feeding.keepFed();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    first.abort();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
    expect(steps).toEqual(['ended', 'filled', 'filled']);
    expect(error).toHaveBeenCalledTimes(1);
    await feeding.stop();
  });

  it('feeding the store ends without a complaint', async () => {
    const { feeding, error } = feed({
      follow: async ({ signal }) => {
        await whenAborted(signal);
        throw new Error('aborted');
      },
    });
    feeding.keepFed();
    await feeding.stop();
    expect(error).not.toHaveBeenCalled();
  });
});
