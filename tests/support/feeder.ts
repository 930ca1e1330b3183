/** Processes that feed one store in turn, on a moved clock: one holds the lock, another takes over, and each can be killed. */
import { createFeeding, type Feed } from '../../apps/api/src/process/feeding';
import type { Source } from '../../apps/api/src/sources/source';
import type { FeedLock } from '../../apps/api/src/store';
import type { SourceStore } from '../../apps/api/src/store/records';
import type { MovedClock } from './moved-clock';

/** PostgreSQL notices within this time that the machine of the holder is gone. */
const NOTICED_MS = 9_000;

export interface FeederProcess {
  /** Ends in order and frees the lock. */
  readonly stop: () => Promise<void>;
  /** Nothing of it reaches the store any more; the lock is free once PostgreSQL notices. */
  readonly kill: () => Promise<void>;
  /** The connection with the lock is lost; the process goes on and asks for it again. */
  readonly loseLock: () => void;
  readonly isFeeding: () => boolean;
}

export interface FeederOptions {
  readonly clock: MovedClock;
  /** New sources for each process, in the order of SOURCE. */
  readonly createSources: () => readonly Source[];
  readonly storeOf: (source: Source) => SourceStore;
}

const quiet = () => undefined;

/** The store as a process sees it that may be killed: no call of it returns after that. */
function untilKilled(store: SourceStore, isKilled: () => boolean): SourceStore {
  return new Proxy(store, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]): unknown =>
        isKilled()
          ? Promise.reject(new Error('the process was killed'))
          : Reflect.apply(value, target, [...given]);
    },
  });
}

export function createFeeders({ clock, createSources, storeOf }: FeederOptions) {
  let holder: AbortController | undefined;
  let count = 0;

  return {
    start: (): FeederProcess => {
      let isKilled = false;
      let own: AbortController | undefined;
      const free = () => {
        if (holder === own) holder = undefined;
        own = undefined;
      };
      const tryTake: FeedLock['tryTake'] = async () => {
        if (holder) return undefined;
        own = new AbortController();
        holder = own;
        return { lost: own.signal };
      };
      count += 1;
      const feeding = createFeeding({
        feeds: createSources().map((source): Feed => ({
          source,
          store: untilKilled(storeOf(source), () => isKilled),
        })),
        lock: { instance: `process-${count}`, tryTake },
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet },
        report: { progress: quiet, notice: quiet, ready: quiet },
        clock,
        wait: clock.sleep,
      });
      feeding.keepFed();
      return {
        stop: async () => {
          await feeding.stop();
          free();
        },
        kill: async () => {
          isKilled = true;
          await feeding.stop();
          const noticed = new AbortController();
          void clock.sleep(NOTICED_MS, noticed.signal).then(free);
        },
        loseLock: () => {
          const lost = own;
          free();
          lost?.abort();
        },
        isFeeding: () => own !== undefined && holder === own,
      };
    },
  };
}
