/**
 * When the next request may be sent: after a minimum gap, within the service's rate limit, and not
 * during a pause. Background work leaves a few requests of each window to the live board.
 */
export interface Pace {
  /** Milliseconds to wait before the next request. */
  readonly delay: (urgent: boolean) => number;
  readonly requestStarted: () => void;
  /** Reads `X-Ratelimit-*`. */
  readonly heed: (headers: Headers) => void;
  /** Sends no requests for this many milliseconds. */
  readonly hold: (ms: number) => void;
}

export interface PaceOptions {
  readonly now: () => number;
  readonly gapMs: number;
}

const RESERVE = 4;
/** Maximum wait: a wrong clock of the service must not stop the mirror for days. */
const WAIT_MAX_MS = 15 * 60_000;
const SECOND_MS = 1_000;
/** Small values are seconds from now, large ones milliseconds since 1970, those between seconds since 1970. */
const EARLIEST_EPOCH_S = 1e9;
const EARLIEST_EPOCH_MS = 1e12;

const figure = (headers: Headers, name: string): number | undefined => {
  const text = headers.get(name)?.trim();
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
};

/** Uses the service's clock (`Date` header) where available, because ours may be wrong. */
function untilReset(headers: Headers, now: number): number {
  const reset = figure(headers, 'x-ratelimit-reset') ?? 0;
  if (reset < EARLIEST_EPOCH_S) return reset * SECOND_MS;
  const moment = reset >= EARLIEST_EPOCH_MS ? reset : reset * SECOND_MS;
  const theirs = Date.parse(headers.get('date') ?? '');
  return moment - (Number.isNaN(theirs) ? now : theirs);
}

const bounded = (ms: number) => Math.min(Math.max(0, ms), WAIT_MAX_MS);

export function createPace({ now, gapMs }: PaceOptions): Pace {
  let startedAt = Number.NEGATIVE_INFINITY;
  let heldUntil = Number.NEGATIVE_INFINITY;
  let resetAt = Number.NEGATIVE_INFINITY;
  let remaining = Number.POSITIVE_INFINITY;
  let reserve = RESERVE;

  return {
    delay: (urgent) => {
      const time = now();
      const isDry = time < resetAt && remaining <= (urgent ? 0 : reserve);
      return bounded(Math.max(startedAt + gapMs, heldUntil, isDry ? resetAt : 0) - time);
    },
    requestStarted: () => {
      startedAt = now();
      remaining -= 1;
    },
    heed: (headers) => {
      const left = figure(headers, 'x-ratelimit-remaining');
      if (left === undefined) return;
      remaining = left;
      resetAt = now() + bounded(untilReset(headers, now()));
      // A small window reserves little for the board, or loading the history would never end.
      reserve = Math.min(RESERVE, Math.floor((figure(headers, 'x-ratelimit-limit') ?? 100) / 4));
    },
    hold: (ms) => {
      heldUntil = Math.max(heldUntil, now() + bounded(ms));
    },
  };
}
