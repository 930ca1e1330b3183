/** The layouts that all tabs of the device share. */
import { readablePresets, type MultiviewPresets } from '@oshimado/domain';
import { useCallback, useMemo } from 'react';
import { useDeviceState, useDeviceStore } from '../../../base/device';

/** For what is drawn. */
export function usePresets(): MultiviewPresets {
  const ownPresets = useDeviceState(({ multiview }) => multiview.ownPresets);
  const autoLayouts = useDeviceState(({ multiview }) => multiview.autoLayouts);
  return useMemo(() => readablePresets({ ownPresets, autoLayouts }), [ownPresets, autoLayouts]);
}

/** For the machine, which reads them when a change needs them. The same function for the life of the page. */
export function useReadPresets(): () => MultiviewPresets {
  const { get } = useDeviceStore();
  return useCallback(() => readablePresets(get().multiview), [get]);
}
