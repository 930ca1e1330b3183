import { useCallback, useSyncExternalStore } from 'react';
import { useWidgets } from '../context';

const MINUTE_MS = 60_000;

/**
 * The time, to the minute: what it was when the page was drawn while the page is taken over, and what it is from then on.
 * Clocks that show seconds write themselves (`Clock`) and redraw nothing.
 */
export function useNow(): number {
  const { ticker, initialNow } = useWidgets();
  const minute = useCallback(() => {
    const now = ticker().now();
    return now - (now % MINUTE_MS);
  }, [ticker]);
  const subscribe = useCallback((listener: () => void) => ticker().subscribe(listener), [ticker]);
  const drawnAt = useCallback(() => initialNow - (initialNow % MINUTE_MS), [initialNow]);
  return useSyncExternalStore(subscribe, minute, drawnAt);
}
