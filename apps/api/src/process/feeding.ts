/**
 * Runs the source: fills the store once, then follows changes, with retries. Of several processes on one store only the one with
 * the feed lock does this; another takes over when it ends.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Source, SourceContext } from '../sources/source';
import type { FeedLock, Tenure } from '../store';
import type { SourceStore } from '../store/records';
import type { ProcessLog } from './parts';
import type { Report } from './report';

export interface FeedingOptions {
  readonly source: Source;
  readonly store: SourceStore;
  readonly log: ProcessLog;
  readonly report: Report;
  readonly lock: Pick<FeedLock, 'instance' | 'tryTake'>;
  readonly clock?: Clock;
  /**
   * Waits before the lock is requested again, in real time, independent of the source's clock. Default: the platform's
   * timers.
   */
  readonly wait?: Clock['sleep'];
}

export interface Feeding {
  /**
   * Fills the store for the first page view; rejects if that fails or is stopped. Does nothing if another process feeds
   * the store.
   */
  readonly fill: () => Promise<void>;
  /** Fills the store if needed, then follows changes; never rejects. */
  readonly keepFed: () => void;
  readonly stop: () => Promise<void>;
}

/** One period of feeding, from getting the lock to losing it. */
interface Turn {
  readonly context: SourceContext;
  isFilled: boolean;
}

const RETRY_MS = 30_000;
/** Interval at which other processes try to get the feed lock. */
const TRY_MS = 2_000;
const STOP_LIMIT_MS = 5_000;

/** The real time. A sleep ends early, without an error, when its signal fires. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};

export function createFeeding({
  source,
  store,
  lock,
  log,
  report,
  clock = systemClock,
  wait = systemClock.sleep,
}: FeedingOptions): Feeding {
  const ending = new AbortController();
  const { signal } = ending;
  const { name } = source;
  let turn: Turn | undefined;
  let isLockAway = false;
  let life = Promise.resolve();

  const begin = ({ lost }: Tenure): Turn => {
    log.info({ source: name, instance: lock.instance }, 'this process feeds the store');
    return {
      isFilled: false,
      context: {
        store,
        clock,
        log,
        signal: AbortSignal.any([signal, lost]),
        onProgress: ({ task, done, total }) => report.progress({ message: task, done, total }),
      },
    };
  };

  const fill = async (own: Turn) => {
    own.context.signal.throwIfAborted();
    await source.fill(own.context);
    own.context.signal.throwIfAborted();
    own.isFilled = true;
  };

  /** Feeds the store once, if no other process does and the database is available. */
  const tryTake = async (): Promise<Turn | undefined> => {
    try {
      const tenure = await lock.tryTake();
      isLockAway = false;
      return tenure && begin(tenure);
    } catch (error) {
      if (!isLockAway)
        log.warn({ err: error }, 'the feed lock cannot be requested: the database does not answer');
      isLockAway = true;
      return undefined;
    }
  };

  /** Feeds until it fails, the lock is lost or the server ends. */
  const feedOn = async (own: Turn) => {
    try {
      if (!own.isFilled) await fill(own);
      await source.follow(own.context);
    } catch (error) {
      if (own.context.signal.aborted) return;
      log.error({ err: error, source: name }, 'the source failed and is asked again later');
    }
    await clock.sleep(RETRY_MS, own.context.signal);
  };

  const feed = async () => {
    while (!signal.aborted) {
      turn ??= await tryTake();
      if (turn) await feedOn(turn);
      else await wait(TRY_MS, signal);
      if (turn?.context.signal.aborted && !signal.aborted) {
        log.warn({ source: name }, 'this process no longer feeds the store: its lock is lost');
        turn = undefined;
      }
    }
  };

  return {
    fill: async () => {
      turn = await tryTake();
      if (turn) await fill(turn);
    },
    keepFed: () => void (life = feed()),
    stop: async () => {
      ending.abort();
      // A source that ignores its signal must not delay the end; later writes fail on the closed store.
      await Promise.race([life, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
