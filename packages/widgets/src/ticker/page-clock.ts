/**
 * What time it is, by the server where the device is far off: devices have wrong clocks by minutes, hours and days, and streams would be live
 * or over that are not. Small differences are left alone, because an answer takes its time and may be a minute old.
 */
import { CLOCK_SLACK_MS } from '@oshimado/domain';
import { pageTime, timeOf, type ShiftedTime } from './page-time';

/** Answers give whole seconds, and take some: a shift does not follow each of them. */
const STEADY_MS = 10_000;

export interface PageClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Notes the server's time of this moment, in epoch milliseconds; NaN says nothing. */
  readonly noteServer: (time: number) => void;
  /** Milliseconds by which the page's time is ahead of the device's; 0 while that is right. */
  readonly shift: () => number;
}

/** The server's time of a moment moves `time` there. */
export function createPageClock(time: ShiftedTime): PageClock {
  return {
    now: () => timeOf(time),
    shift: () => time.shift,
    noteServer(server) {
      const found = server - time.device();
      if (Math.abs(found) <= CLOCK_SLACK_MS) time.shift = 0;
      else if (Math.abs(found - time.shift) > STEADY_MS) time.shift = found;
    },
  };
}

/** The page's own. */
export const pageClock: PageClock = createPageClock(pageTime);
