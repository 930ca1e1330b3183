/** The layout as the device stores it: read when the page begins, written with each change. */
import type { StoredMultiview, SyncOffsets } from '@oshimado/domain';
import type { MultiviewSaved } from '@oshimado/machines/multiview';
import { useCallback, useState } from 'react';
import { useDeviceStore } from '../device';

const savedOf = ({
  muteOthers,
  autoLayouts,
  syncOffsets: _syncOffsets,
  ...stored
}: StoredMultiview): Partial<MultiviewSaved> => ({
  ...stored,
  ...(muteOthers !== null && { muteOthers }),
  ...(autoLayouts !== null && { autoLayouts }),
});

export function useStoredMultiview() {
  const { storage } = useDeviceStore();
  const [initial] = useState(() => savedOf(storage.read('multiview')));
  const [offsets] = useState(() => storage.read('multiview').syncOffsets);
  const save = useCallback(
    (saved: MultiviewSaved) => {
      const { syncOffsets } = storage.read('multiview');
      storage.write('multiview', { ...saved, syncOffsets });
    },
    [storage],
  );
  const saveOffsets = useCallback(
    (syncOffsets: SyncOffsets) =>
      storage.write('multiview', { ...storage.read('multiview'), syncOffsets }),
    [storage],
  );
  return { initial, save, offsets, saveOffsets };
}
