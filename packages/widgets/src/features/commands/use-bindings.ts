import { useDeviceState, useSendDevice } from '../../base/device';
import { useCallback, useMemo } from 'react';
import { bindingsOf, type Bindings } from '../../parts/key-bindings/bindings';

/** The keys as this device stores them, and the way to change them. */
export function useBindings(): readonly [bindings: Bindings, change: (bindings: Bindings) => void] {
  const send = useSendDevice();
  const keys = useDeviceState((state) => state.keys);
  const bindings = useMemo(() => bindingsOf(keys), [keys]);
  const change = useCallback(
    (value: Bindings) => send({ type: 'choice.change', choice: { name: 'keys', value } }),
    [send],
  );
  return [bindings, change];
}
