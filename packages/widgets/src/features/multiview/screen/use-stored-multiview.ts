/** The layout of this tab as the device stores it: read when the page begins, written with each change. */
import type { StoredMultiview, SyncOffsets } from '@oshimado/domain';
import { useCallback, useState } from 'react';
import { useDeviceStore } from '../../../base/device';
import type { Moments } from '../grid';

export function useStoredMultiview() {
  const { storage, send } = useDeviceStore();
  const [initial] = useState(() => storage.read('multiview'));
  const save = useCallback(
    (changed: Partial<StoredMultiview>) =>
      send({ type: 'multiview.change', change: (stored) => ({ ...stored, ...changed }) }),
    [send],
  );
  const saveOffsets = useCallback((syncOffsets: SyncOffsets) => save({ syncOffsets }), [save]);
  const saveMoments = useCallback((moments: Moments) => save({ moments }), [save]);
  return { initial, save, saveOffsets, saveMoments };
}
