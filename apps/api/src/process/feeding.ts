/** The life of a source beside the server: fill once, follow until the end, try again when the outside fails. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Source, SourceContext } from '../sources/source';
import type { SourceStore } from '../store/records';
import type { ProcessLog } from './parts';
import type { Report } from './report';

export interface FeedingOptions {
  readonly source: Source;
  readonly store: SourceStore;
  readonly log: ProcessLog;
  readonly report: Report;
  readonly clock?: Clock;
}

export interface Feeding {
  /** Brings the store to a state worth showing; rejects when that fails or the feeding is stopped. */
  readonly fill: () => Promise<void>;
  /** Fills unless that is done, then follows; never rejects. */
  readonly keepFed: () => void;
  readonly stop: () => Promise<void>;
}

const RETRY_MS = 30_000;
const STOP_LIMIT_MS = 5_000;

/** Time as it is. A sleep ends early, without complaint, when its signal fires. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};

export function createFeeding({
  source,
  store,
  log,
  report,
  clock = systemClock,
}: FeedingOptions): Feeding {
  const ending = new AbortController();
  const { signal } = ending;
  const context: SourceContext = {
    store,
    clock,
    log,
    signal,
    onProgress: ({ task, done, total }) => report.progress({ message: task, done, total }),
  };
  const { fill: fillStore, follow, name } = source;
  let isFilled = false;
  let life = Promise.resolve();

  const fill = async () => {
    await fillStore(context);
    signal.throwIfAborted();
    isFilled = true;
  };

  const feed = async () => {
    while (!signal.aborted) {
      try {
        if (!isFilled) await fill();
        await follow(context);
      } catch (error) {
        if (signal.aborted) return;
        log.error({ err: error, source: name }, 'the source failed and is asked again later');
      }
      await clock.sleep(RETRY_MS, signal);
    }
  };

  return {
    fill,
    keepFed: () => void (life = feed()),
    stop: async () => {
      ending.abort();
      // A source deaf to its signal must not hold up the end; what it writes later fails on a closed store.
      await Promise.race([life, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
