import type { Display } from '@oshimado/domain';
import { useCallback, useMemo } from 'react';
import { useDeviceState, useSendDevice } from './DeviceProvider';

/** How cards are laid out on this device, and the way to change it. */
export function useDisplay(): readonly [display: Display, change: (display: Display) => void] {
  const send = useSendDevice();
  const viewMode = useDeviceState(({ settings }) => settings.homeViewMode);
  const gridSize = useDeviceState(({ grid }) => grid.size);
  const change = useCallback(
    (next: Display) => {
      send({ type: 'setting.change', name: 'homeViewMode', value: next.viewMode });
      send({ type: 'choice.change', choice: { name: 'grid', value: { size: next.gridSize } } });
    },
    [send],
  );
  return useMemo(() => [{ viewMode, gridSize }, change], [viewMode, gridSize, change]);
}
