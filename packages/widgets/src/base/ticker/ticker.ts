/**
 * One clock for everything that ticks on a page: a single timer, aligned to the second, only while there are listeners and
 * the page is seen. Time and timers come in, so that a test moves them by hand.
 */
export interface TickerPorts {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back once after so many milliseconds; answers how to call it off. */
  readonly schedule: (callback: () => void, ms: number) => () => void;
  readonly isHidden: () => boolean;
  /** Calls back when the page is hidden or shown; answers how to stop. */
  readonly onVisibility: (callback: () => void) => () => void;
}

export interface Ticker {
  /** Calls back on every whole second; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => number;
}

const SECOND_MS = 1_000;

export function createTicker({ now, schedule, isHidden, onVisibility }: TickerPorts): Ticker {
  const listeners = new Set<() => void>();
  let cancel: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  const rest = () => {
    cancel?.();
    cancel = undefined;
  };
  const arm = () => {
    rest();
    if (listeners.size === 0 || isHidden()) return;
    cancel = schedule(tick, SECOND_MS - (now() % SECOND_MS));
  };
  const tick = () => {
    // Armed first: a listener that throws must not stop the clock of all others.
    arm();
    for (const listener of listeners) listener();
  };
  const onChange = () => (isHidden() ? rest() : tick());

  return {
    now,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopWatching = onVisibility(onChange);
        arm();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        rest();
        stopWatching?.();
      };
    },
  };
}
