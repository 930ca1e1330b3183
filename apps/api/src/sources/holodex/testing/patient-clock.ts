/**
 * A clock that skips waiting times, but not while a request is running: request timeouts expire only when a
 * test calls `runOut`. Wrap the `fetch` in use with `watch`, so that the clock sees the requests.
 */
import type { Clock } from '../../source';

export interface PatientClock extends Clock {
  readonly watch: (inner: typeof fetch) => typeof fetch;
  /** Lets the limit of the request under way run out. */
  readonly runOut: () => void;
  /** Every wait that was passed, in order, in milliseconds. */
  readonly waits: readonly number[];
  /** Called before a wait is passed. */
  onWait: (ms: number) => void;
}

interface Limit {
  readonly due: number;
  readonly end: () => void;
}

export function createPatientClock(start: number): PatientClock {
  let time = start;
  let asking = 0;
  const limits = new Set<Limit>();
  const waits: number[] = [];

  const untilTimePasses = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        limits.delete(limit);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const limit = { due: time + ms, end };
      limits.add(limit);
      signal.addEventListener('abort', end);
    });

  const clock: PatientClock = {
    waits,
    onWait: () => undefined,
    now: () => time,
    sleep: async (ms, signal) => {
      if (signal.aborted) return;
      if (asking > 0) {
        await untilTimePasses(ms, signal);
        return;
      }
      waits.push(ms);
      clock.onWait(ms);
      time += ms;
      // Lets the loop of events turn, as real waiting would.
      await new Promise((resolve) => setImmediate(resolve));
    },
    runOut: () => {
      for (const { due, end } of limits) {
        time = Math.max(time, due);
        end();
      }
    },
    watch: (inner) => async (input, init) => {
      asking += 1;
      try {
        return await inner(input, init);
      } finally {
        asking -= 1;
      }
    },
  };
  return clock;
}
