/** A clock that runs faster than the machine's: what a server waits for in minutes, a test of whole processes waits for in seconds. */
import type { Clock } from '../../apps/api/src/sources/source';

/** How many times faster. */
const SPEED = 15;

/** @param since Epoch milliseconds, when it showed the machine's time: clocks of several processes agree from there on. */
export function createFastClock(since: number): Clock {
  return {
    now: () => since + (Date.now() - since) * SPEED,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve();
          return;
        }
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, ms / SPEED);
        signal.addEventListener('abort', wake);
      }),
  };
}
