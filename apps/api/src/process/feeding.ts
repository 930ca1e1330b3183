/**
 * Runs the sources beside each other: each fills the store once, then follows changes, with retries of its own. Of several
 * processes on one store only the one with the feed lock does this; another takes over when it ends.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Source, SourceContext, SourceProgress } from '../sources/source';
import type { FeedLock, Tenure } from '../store';
import type { SourceStore } from '../store/records';
import type { Beside, ProcessLog } from './parts';
import type { Report } from './report';

/** A source and the side of the store where its rows are its own. */
export interface Feed {
  readonly source: Source;
  readonly store: SourceStore;
}

export interface FeedingOptions {
  readonly feeds: readonly Feed[];
  /** Ends the open videos of sources that are no longer in SOURCE, before the others begin; resolves to how many. Default: there are none. */
  readonly endLeft?: (() => Promise<number>) | undefined;
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
  /**
   * Fills the store if needed, then follows changes; never rejects. `beside` is other work of the process that feeds: it runs
   * until its signal fires.
   */
  readonly keepFed: (beside?: Beside) => void;
  readonly stop: () => Promise<void>;
}

/** One period of feeding, from getting the lock to losing it. */
interface Turn {
  readonly signal: AbortSignal;
  readonly runs: readonly Run[];
}

/** One source within a turn. */
interface Run {
  readonly source: Source;
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
  feeds,
  endLeft = async () => 0,
  lock,
  log,
  report,
  clock = systemClock,
  wait = systemClock.sleep,
}: FeedingOptions): Feeding {
  const ending = new AbortController();
  const { signal } = ending;
  const names = feeds.map(({ source }) => source.name).join(', ');
  let turn: Turn | undefined;
  let isLockAway = false;
  let life = Promise.resolve();

  const begin = ({ lost }: Tenure): Turn => {
    log.info({ source: names, instance: lock.instance }, 'this process feeds the store');
    const turnSignal = AbortSignal.any([signal, lost]);
    const runs = feeds.map(({ source, store }) => ({
      source,
      isFilled: false,
      context: {
        store,
        clock,
        log,
        signal: turnSignal,
        onProgress: ({ task, done, total }: SourceProgress) =>
          report.progress({ message: task, done, total }),
      },
    }));
    return { signal: turnSignal, runs };
  };

  const fill = async (run: Run) => {
    run.context.signal.throwIfAborted();
    await run.source.fill(run.context);
    run.context.signal.throwIfAborted();
    run.isFilled = true;
  };

  /** A failure keeps no source from beginning; the next turn tries it again. */
  const endLeftVideos = async () => {
    try {
      const videos = await endLeft();
      if (videos > 0)
        log.warn({ videos }, 'open videos of sources that are no longer in SOURCE were ended');
    } catch (error) {
      log.error({ err: error }, 'open videos of sources that are gone could not be ended');
    }
  };

  /** Feeds the store once, if no other process does and the database is available. */
  const tryTake = async (): Promise<Turn | undefined> => {
    try {
      const tenure = await lock.tryTake();
      isLockAway = false;
      if (!tenure) return undefined;
      await endLeftVideos();
      return begin(tenure);
    } catch (error) {
      if (!isLockAway)
        log.warn({ err: error }, 'the feed lock cannot be requested: the database does not answer');
      isLockAway = true;
      return undefined;
    }
  };

  /** Feeds from one source until the lock is lost or the server ends; a failure of it does not stop the others. */
  const feedFrom = async (run: Run) => {
    const { source, context } = run;
    while (!context.signal.aborted) {
      try {
        if (!run.isFilled) await fill(run);
        await source.follow(context);
      } catch (error) {
        if (context.signal.aborted) return;
        log.error(
          { err: error, source: source.name },
          'the source failed and is asked again later',
        );
      }
      await clock.sleep(RETRY_MS, context.signal);
    }
  };

  const feed = async (beside: Beside) => {
    while (!signal.aborted) {
      turn ??= await tryTake();
      if (turn) await Promise.all([...turn.runs.map(feedFrom), beside(turn.signal)]);
      else await wait(TRY_MS, signal);
      if (turn?.signal.aborted && !signal.aborted) {
        log.warn({ source: names }, 'this process no longer feeds the store: its lock is lost');
        turn = undefined;
      }
    }
  };

  return {
    fill: async () => {
      turn = await tryTake();
      if (turn) await Promise.all(turn.runs.map(fill));
    },
    keepFed: (beside = async () => undefined) => void (life = feed(beside)),
    stop: async () => {
      ending.abort();
      // A source that ignores its signal must not delay the end; later writes fail on the closed store.
      await Promise.race([life, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
