import { describe, expect, it, vi } from 'vitest';
import type { Clock, Source } from '../sources/source';
import type { SourceStore } from '../store/records';
import { createFeeding } from './feeding';

const quiet = () => undefined;
const none = async () => 0;
const store: SourceStore = {
  writeOrgs: none,
  writeChannels: none,
  writeVideos: none,
  markMissing: none,
  removeVideos: none,
  openVideoIds: async () => [],
  loadProgress: async () => undefined,
  saveProgress: async () => undefined,
};

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

function feed(source: Partial<Source>) {
  const error = vi.fn<(details: object, message: string) => void>();
  const progress = vi.fn<(progress: object) => void>();
  const follow = vi.fn<Source['follow']>(({ signal }) => whenAborted(signal));
  // Time passes as soon as somebody waits for it.
  const sleep = vi.fn<Clock['sleep']>(async () => undefined);
  const feeding = createFeeding({
    source: { name: 'demo', fill: async () => undefined, follow, ...source },
    store,
    clock: { now: () => 0, sleep },
    log: { debug: quiet, info: quiet, warn: quiet, error, fatal: quiet },
    report: { progress, notice: quiet, ready: quiet },
  });
  return { feeding, error, progress, follow, sleep };
}

describe('feeding the store', () => {
  it('fills before it follows, once', async () => {
    const fill = vi.fn<Source['fill']>(async () => undefined);
    const { feeding, follow } = feed({ fill });
    await feeding.fill();
    feeding.keepFed();
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    await feeding.stop();
    expect(fill).toHaveBeenCalledTimes(1);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('tells how far a fill has come', async () => {
    const { feeding, progress } = feed({
      fill: async ({ onProgress }) => onProgress({ task: 'archives', done: 1, total: 2 }),
    });
    await feeding.fill();
    expect(progress).toHaveBeenCalledWith({ message: 'archives', done: 1, total: 2 });
  });

  it('asks again half a minute after the outside failed, and says so', async () => {
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

  it('gives up a fill under way when it is stopped', async () => {
    const { feeding } = feed({ fill: ({ signal }) => whenAborted(signal) });
    const filled = feeding.fill();
    await feeding.stop();
    await expect(filled).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends without a complaint', async () => {
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
