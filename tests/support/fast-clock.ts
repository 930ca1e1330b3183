/** A clock that runs faster than the machine's: what a server waits for in minutes, a test of whole processes waits for in seconds. */
import { systemClock } from '../../apps/api/src/process/feeding';
import type { Clock } from '../../apps/api/src/sources/source';

/** How many times faster. */
const SPEED = 15;

/** @param since Epoch milliseconds, when it showed the machine's time: clocks of several processes agree from there on. */
export const createFastClock = (since: number): Clock => ({
  now: () => since + (Date.now() - since) * SPEED,
  sleep: (ms, signal) => systemClock.sleep(ms / SPEED, signal),
});
