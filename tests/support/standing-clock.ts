/** A clock that is moved by hand; moving it ends the sleeps that are due. */
import type { Clock } from '../../apps/api/src/sources/source';

export interface StandingClock extends Clock {
  /** Epoch milliseconds; never back. */
  readonly moveTo: (time: number) => void;
}

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
}

export function createStandingClock(start: number): StandingClock {
  let time = start;
  const sleepers = new Set<Sleeper>();
  return {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const sleeper: Sleeper = { due: time + ms, wake };
        if (ms <= 0 || signal.aborted) return wake();
        sleepers.add(sleeper);
        return signal.addEventListener('abort', wake);
      }),
    moveTo: (next) => {
      if (next < time) throw new RangeError('this clock is never moved back');
      time = next;
      for (const { due, wake } of sleepers) if (due <= time) wake();
    },
  };
}
