/** Remembers on this device that the introduction was seen: when its time is over or the returned function is called. */
import { FIRST_VISIT_MS } from '@oshimado/domain';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useDeviceStore } from '../device';

export function useSeenTips(onTime: () => void): () => void {
  const store = useDeviceStore();
  const remember = useCallback(() => {
    // It has said what the tip at the organization says.
    const value = { firstVisit: false, showOrgTip: false };
    store.send({ type: 'choice.change', choice: { name: 'tips', value } });
  }, [store]);
  const noteTime = useEffectEvent(() => {
    onTime();
    remember();
  });
  useEffect(() => {
    const timer = setTimeout(() => noteTime(), FIRST_VISIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return remember;
}
