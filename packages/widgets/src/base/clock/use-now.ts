import { useCallback, useSyncExternalStore } from 'react';
import { useWidgets } from '../context';

const GRAIN_MS = { second: 1_000, minute: 60_000 } as const;

const floor = (time: number, grain: number) => time - (time % grain);

/**
 * The time, to the minute or the second: during hydration the time of the server's drawing, then the present
 * one. A clock that only shows seconds writes itself (`Clock`) and redraws nothing.
 */
export function useNow(granularity: keyof typeof GRAIN_MS = 'minute'): number {
  const { ticker, initialNow } = useWidgets();
  const grain = GRAIN_MS[granularity];
  const current = useCallback(() => floor(ticker().now(), grain), [ticker, grain]);
  const drawn = useCallback(() => floor(initialNow, grain), [initialNow, grain]);
  const subscribe = useCallback((listener: () => void) => ticker().subscribe(listener), [ticker]);
  return useSyncExternalStore(subscribe, current, drawn);
}
