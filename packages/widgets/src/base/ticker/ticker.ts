/**
 * One clock for everything that ticks on a page: a single timer, aligned to the second, only while there are listeners and
 * the page is seen. Time and timers come in, so that a test moves them by hand.
 */
import { createListeners } from '../state/store';

/** The time and the page, as a ticker asks for them. */
export interface TickerPorts {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Calls back once after so many milliseconds; returns what cancels it. */
  readonly schedule: (callback: () => void, ms: number) => () => void;
  readonly isHidden: () => boolean;
  /** Calls back when the page is hidden or shown; answers how to stop. */
  readonly onVisibility: (callback: () => void) => () => void;
}

/** A clock that ticks on whole seconds. `now`: epoch milliseconds. */
export interface Ticker {
  /** Calls back on every whole second; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => number;
}

const SECOND_MS = 1_000;

/** Makes a ticker. It sets no timer without listeners or while the page is hidden; listeners are called at once when the page is shown again. */
export function createTicker({ now, schedule, isHidden, onVisibility }: TickerPorts): Ticker {
  let cancel: (() => void) | undefined;

  const rest = () => {
    cancel?.();
    cancel = undefined;
  };
  const arm = () => {
    rest();
    if (isHidden()) return;
    cancel = schedule(tick, SECOND_MS - (now() % SECOND_MS));
  };
  const tick = () => {
    // Armed first: a listener that throws must not stop the clock of all others.
    arm();
    notify();
  };
  const onChange = () => (isHidden() ? rest() : tick());
  const { notify, subscribe } = createListeners(() => {
    const stopWatching = onVisibility(onChange);
    arm();
    return () => {
      rest();
      stopWatching();
    };
  });
  return { now, subscribe };
}
