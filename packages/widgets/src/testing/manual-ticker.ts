import { createTicker, type Ticker } from '../base/ticker';

/** A ticker whose time a test sets. */
export function manualTicker(start: number) {
  let now = start;
  const listeners = new Set<() => void>();
  const ticker: Ticker = {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const setTime = (time: number) => {
    now = time;
    for (const listener of listeners) listener();
  };
  return { ticker, listeners, setTime };
}

/** A ticker that stays at this moment. */
export const stoppedTicker = (at: number): Ticker =>
  createTicker({
    now: () => at,
    schedule: () => () => undefined,
    isHidden: () => false,
    onVisibility: () => () => undefined,
  });
