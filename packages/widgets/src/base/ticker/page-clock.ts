/**
 * What time it is, by the server where the device is far off: devices have wrong clocks by minutes, hours and days, and streams would be live
 * or over that are not. Small differences are left alone, because an answer takes its time and may be a minute old.
 */
import { CLOCK_SLACK_MS } from '@oshimado/domain';
import { pageShift, type TimeShift } from './page-time';

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

/** A clock over that of a device, which gives epoch milliseconds. */
export function createPageClock(device: () => number, shift: TimeShift = { ms: 0 }): PageClock {
  return {
    now: () => device() + shift.ms,
    shift: () => shift.ms,
    noteServer(time) {
      const found = time - device();
      if (Math.abs(found) <= CLOCK_SLACK_MS) shift.ms = 0;
      else if (Math.abs(found - shift.ms) > STEADY_MS) shift.ms = found;
    },
  };
}

/** The page's own. */
export const pageClock: PageClock = createPageClock(() => Date.now(), pageShift);

/**
 * The server's time in an answer to a call, in epoch milliseconds; NaN if it has none. What is not JSON comes from another machine, such as
 * the login page of a network, whose clock may be wrong. A cache before the server may give old answers while that is down, and says how old.
 */
export const timeOfAnswer = ({ headers }: Pick<Response, 'headers'>): number =>
  /json/.test(headers.get('content-type') ?? '')
    ? Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1_000
    : Number.NaN;
