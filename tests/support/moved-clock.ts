/**
 * A clock that jumps to the next wake-up as soon as all work has come to rest: a day passes as fast as the work of a day. `watch` a
 * fetch, so that the clock stands while a request is under way.
 */
import type { Clock } from '../../apps/api/src/sources/source';

export interface MovedClock extends Clock {
  readonly watch: (inner: typeof fetch) => typeof fetch;
  /** Lets time pass up to this moment, epoch milliseconds. */
  readonly runTo: (time: number) => Promise<void>;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** Turns of the event loop without a request after which the work is at rest. */
const TURNS = 6;

export function createMovedClock(start: number): MovedClock {
  let time = start;
  let asking = 0;
  const sleepers = new Set<Sleeper>();

  const rest = async () => {
    for (let quiet = 0; quiet < TURNS;) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = asking > 0 ? 0 : quiet + 1;
    }
  };

  return {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve();
          return;
        }
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const sleeper = { at: time + ms, wake };
        sleepers.add(sleeper);
        signal.addEventListener('abort', wake, { once: true });
      }),
    watch: (inner) => async (input, init) => {
      asking += 1;
      try {
        return await inner(input, init);
      } finally {
        asking -= 1;
      }
    },
    runTo: async (until) => {
      for (;;) {
        await rest();
        const next = [...sleepers].reduce<Sleeper | undefined>(
          (best, one) => (best && best.at <= one.at ? best : one),
          undefined,
        );
        if (!next || next.at > until) break;
        time = Math.max(time, next.at);
        next.wake();
      }
      time = Math.max(time, until);
    },
  };
}
