/** Returns a function that remembers on this device that the introduction was seen, so that it is not shown again. */
import { useCallback } from 'react';
import { useDeviceStore } from '../../base/device';

export function useSeenTips(): () => void {
  const store = useDeviceStore();
  return useCallback(() => {
    // It has said what the tip at the organization says.
    const value = { firstVisit: false, showOrgTip: false };
    store.send({ type: 'choice.change', choice: { name: 'tips', value } });
  }, [store]);
}
