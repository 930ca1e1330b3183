/** Runs the YouTube source against the stand-in on a moved clock and a store in memory, and notes when each state was written. */
import {
  createMemoryStore,
  type MemoryStore,
} from '../../apps/api/src/sources/holodex/testing/memory-store';
import type { Source, SourceContext } from '../../apps/api/src/sources/source';
import {
  createYoutubeSource,
  type YoutubeSourceOptions,
} from '../../apps/api/src/sources/youtube/youtube-source';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { createMovedClock, type MovedClock } from './moved-clock';
import {
  createYoutubeStandIn,
  type WorldChannel,
  type WorldVideo,
  type YoutubeStandIn,
} from './youtube-stand-in';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Midnight in California, so that a simulated day is one of the quota. */
export const MIDNIGHT = Date.UTC(2026, 10, 10, 8);

export const channelId = (n: number): string => `UC${String(n).padStart(22, '0')}`;
export const worldChannels = (count: number): WorldChannel[] =>
  Array.from({ length: count }, (_, n) => ({
    id: channelId(n),
    handle: `@talent${n}`,
    title: `Talent ${n}`,
  }));

/** The file of these channels. */
export const listOf = (channels: readonly WorldChannel[]): string =>
  `channels:\n${channels.map(({ id, title }) => `  - { name: ${title}, youtube: ${id} }\n`).join('')}`;

/** One change that the store received. */
export interface Written {
  readonly id: string;
  readonly status: VideoRecord['status'];
  readonly at: number;
}

export interface YoutubeLife {
  readonly store: MemoryStore;
  readonly clock: MovedClock;
  readonly standIn: YoutubeStandIn;
  readonly source: () => Source;
  readonly written: readonly Written[];
  readonly warnings: readonly string[];
  /** Text of the list of channels; a new one is read within seconds. */
  list: string;
  readonly runTo: (time: number) => Promise<void>;
  readonly statusOf: (id: string) => VideoRecord['status'] | undefined;
  /** When the store first had this status, epoch milliseconds. */
  readonly firstAt: (id: string, status: VideoRecord['status']) => number | undefined;
  /** Stops the source without a farewell and starts another one on the same store. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface YoutubeLifeOptions extends Partial<YoutubeSourceOptions> {
  readonly channels: readonly WorldChannel[];
  readonly videos: WorldVideo[];
  readonly start?: number;
}

export async function beginYoutubeLife({
  channels,
  videos,
  start = MIDNIGHT,
  ...options
}: YoutubeLifeOptions): Promise<YoutubeLife> {
  const clock = createMovedClock(start);
  const standIn = createYoutubeStandIn({ now: clock.now, channels, videos });
  const store = createMemoryStore(clock.now);
  const written: Written[] = [];
  const first = new Map<string, number>();
  const warnings: string[] = [];
  const note = (id: string, status: VideoRecord['status']) => {
    written.push({ id, status, at: clock.now() });
    const key = `${id} ${status}`;
    if (!first.has(key)) first.set(key, clock.now());
  };
  const noting = {
    ...store,
    writeVideos: async (records: readonly VideoRecord[]) => {
      const count = await store.writeVideos(records);
      for (const { id, status } of records) note(id, status);
      return count;
    },
    markMissing: async (ids: readonly string[]) => {
      for (const id of ids) note(id, 'missing');
      return store.markMissing(ids);
    },
  };

  const begin = async () => {
    const ending = new AbortController();
    const context: SourceContext = {
      store: noting,
      clock,
      signal: ending.signal,
      log: {
        info: () => undefined,
        warn: (_, message) => void warnings.push(message),
      },
      onProgress: () => undefined,
    };
    const source = createYoutubeSource({
      key: 'key',
      listPath: 'channels.yaml',
      readList: async () => life.list,
      fetch: clock.watch((input, init) => standIn.fetch(input, init)),
      ...options,
    });
    await source.fill(context);
    const following = source.follow(context).catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });
    return { source, ending, following };
  };

  const life: YoutubeLife = {
    store,
    clock,
    standIn,
    written,
    warnings,
    list: listOf(channels),
    source: () => run.source,
    runTo: clock.runTo,
    statusOf: (id) => store.videos.get(id)?.status,
    firstAt: (id, status) => first.get(`${id} ${status}`),
    restart: async () => {
      run.ending.abort();
      await run.following;
      run = await begin();
    },
    stop: async () => {
      run.ending.abort();
      await run.following;
    },
  };
  let run = await begin();
  return life;
}
