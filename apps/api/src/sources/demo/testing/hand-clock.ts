/** A manual clock for tests. Advancing it waits until all tasks whose sleep has ended sleep again. */
import type { Clock } from '../../source';

export interface HandClock extends Clock {
  /** Advances by this many milliseconds, waking each sleeper at its time. */
  readonly advance: (ms: number) => Promise<void>;
}

export function createHandClock(start: number): HandClock {
  let time = start;
  let sleeper: { readonly due: number; readonly wake: () => void } | undefined;
  let onSleep: () => void = () => undefined;

  const asleep = () =>
    sleeper
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          onSleep = resolve;
        });

  return {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          sleeper = undefined;
          signal.removeEventListener('abort', wake);
          resolve();
        };
        sleeper = { due: time + ms, wake };
        signal.addEventListener('abort', wake);
        onSleep();
      }),
    advance: async (ms) => {
      const until = time + ms;
      for (;;) {
        await asleep();
        if (!sleeper || sleeper.due > until) break;
        time = sleeper.due;
        sleeper.wake();
      }
      time = until;
    },
  };
}
