import type { Visits } from '@oshimado/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { browserStorage } from '../browser';
import { useReplaceable } from '../state/replaced';
import { useSettings } from '../device';
import { createVisits, type VisitsStore } from './visits-store';

let shared: VisitsStore | undefined;

/** One for the page, created on first use in a browser. */
export const deviceVisits = (): VisitsStore =>
  (shared ??= createVisits({
    storage: browserStorage(),
    tabs: globalThis,
    now: () => Date.now(),
  }));

export const useVisitsStore = (): VisitsStore => useReplaceable(deviceVisits)();

/** The visits of this device; null on the server, before the first look, and for who keeps no history. */
export function useVisits(): Visits | null {
  const { subscribe, getState } = useVisitsStore();
  const { keepHistory } = useSettings();
  const visits = useSyncExternalStore(subscribe, getState, () => null);
  return keepHistory ? visits : null;
}

/** Notes when the page is looked at; for who keeps no history, removes what was noted. */
export function useKeptVisits(): void {
  const store = useVisitsStore();
  const { keepHistory } = useSettings();
  useEffect(() => {
    if (!keepHistory) {
      store.forget();
      return undefined;
    }
    const onVisibility = () => (document.hidden ? store.leave() : store.look());
    if (!document.hidden) store.look();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', store.leave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', store.leave);
    };
  }, [store, keepHistory]);
}
