import type { StoredWatch } from '@oshimado/domain';
import { useCallback } from 'react';
import { useDeviceState, useDeviceStore } from '../../base/device';

/** Which parts of the watch page are open on this device, and the way to change them. */
export function useWatchChoices(): readonly [
  watch: StoredWatch,
  change: (patch: Partial<StoredWatch>) => void,
] {
  const store = useDeviceStore();
  const watch = useDeviceState((state) => state.watch);
  const change = useCallback(
    (patch: Partial<StoredWatch>) => {
      const value = { ...store.get().watch, ...patch };
      store.send({ type: 'choice.change', choice: { name: 'watch', value } });
    },
    [store],
  );
  return [watch, change];
}
