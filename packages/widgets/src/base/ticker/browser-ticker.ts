import { pageShift } from './page-time';
import { createTicker, type Ticker } from './ticker';

let shared: Ticker | undefined;

/** The page's ticker, created with the first clock. */
export function browserTicker(): Ticker {
  shared ??= createTicker({
    now: () => Date.now() + pageShift.ms,
    schedule: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isHidden: () => document.hidden,
    onVisibility: (callback) => {
      document.addEventListener('visibilitychange', callback);
      return () => document.removeEventListener('visibilitychange', callback);
    },
  });
  return shared;
}
