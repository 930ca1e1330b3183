import { expect, it, vi } from 'vitest';
import { NOTED_SOURCES, noteSources, type NotedSources } from './note-sources';
import type { Source, SourceStatus } from './source';

const status = (trouble: string | undefined): SourceStatus => ({
  checkedAt: 1,
  trouble,
  channels: 2,
  videos: {},
});

/** Notes a source whose troubles are these, one for each note; time passes as soon as something sleeps. */
async function note(troubles: readonly (string | undefined)[], before?: NotedSources) {
  const ending = new AbortController();
  const saved: NotedSources[] = [];
  let now = 0;
  let asked = 0;
  const source: Source = {
    name: 'youtube',
    fill: async () => undefined,
    follow: async () => undefined,
    status: () => status(troubles[asked++]),
  };
  const saveProgress = vi.fn(async (task: string, value: unknown) => {
    expect(task).toBe(NOTED_SOURCES);
    // As the store keeps it.
    saved.push(JSON.parse(JSON.stringify(value)) as NotedSources);
    if (saved.length === troubles.length) ending.abort();
  });
  const warn = vi.fn();
  await noteSources({
    sources: [source],
    store: { saveProgress, loadProgress: async <T>() => before as T | undefined },
    clock: { now: () => now, sleep: async (ms) => void (now += ms) },
    log: { warn },
  })(ending.signal);
  return saved;
}

it('a source is noted every ten seconds, and an error that goes on keeps its first time', async () => {
  const saved = await note([undefined, 'HTTP 503', 'HTTP 503', undefined, 'no answer']);
  expect(saved.map(({ at }) => at)).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(saved.map(({ sources: [one] }) => one?.lastError)).toEqual([
    undefined,
    { at: 10_000, text: 'HTTP 503' },
    { at: 10_000, text: 'HTTP 503' },
    { at: 10_000, text: 'HTTP 503' },
    { at: 40_000, text: 'no answer' },
  ]);
});

it('the last error of a source outlives the process that saw it', async () => {
  const lastError = { at: -5_000, text: 'HTTP 503' };
  const [first] = await note([undefined], { at: -1, sources: [{ name: 'youtube', lastError }] });
  expect(first?.sources[0]?.lastError).toEqual(lastError);
});

it('a store that is away for a while ends nothing', async () => {
  const ending = new AbortController();
  const warn = vi.fn();
  let tries = 0;
  await noteSources({
    sources: [],
    store: {
      loadProgress: async () => undefined,
      saveProgress: async () => {
        tries += 1;
        if (tries === 3) ending.abort();
        else throw new Error('away');
      },
    },
    clock: { now: () => 0, sleep: async () => undefined },
    log: { warn },
  })(ending.signal);
  expect(warn).toHaveBeenCalledTimes(1);
});
