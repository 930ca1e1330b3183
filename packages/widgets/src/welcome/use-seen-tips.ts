/** Remembers on this device that the introduction was seen: when its time is over or the returned function is called. */
import { FIRST_VISIT_MS } from '@oshimado/domain';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useDeviceStore } from '../device';

export function useSeenTips(onTime: () => void): () => void {
  const store = useDeviceStore();
  const keep = useCallback(
    (firstVisit: boolean) => {
      const { showOrgTip } = store.get().tips;
      // It has said what the tip at the organization says.
      const value = { firstVisit, showOrgTip: showOrgTip && firstVisit };
      store.send({ type: 'choice.change', choice: { name: 'tips', value } });
    },
    [store],
  );
  const noteTime = useEffectEvent(() => {
    onTime();
    keep(false);
  });
  useEffect(() => {
    // From the first change on, a device no longer reads the cookie: what it owes has to be stored on it.
    if (store.get().tips.firstVisit) keep(true);
    const timer = setTimeout(() => noteTime(), FIRST_VISIT_MS);
    return () => clearTimeout(timer);
  }, [store, keep]);
  return useCallback(() => keep(false), [keep]);
}
