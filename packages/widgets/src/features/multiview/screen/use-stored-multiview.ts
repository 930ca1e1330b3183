/**
 * The layout as the device stores it: read when the page begins, written with each change. Each tab keeps its own cells; saved
 * layouts, automatic layouts and used addresses are those of all tabs.
 */
import {
  DEFAULT_AUTO_LAYOUTS,
  rememberUrl,
  type StoredMultiview,
  type SyncOffsets,
} from '@oshimado/domain';
import type { MultiviewLists, MultiviewSaved } from '@oshimado/machines/multiview';
import { useCallback, useEffect, useState } from 'react';
import { useDeviceStore } from '../../../base/device';
import { useMultiview, type Moments } from '../grid';

const savedOf = ({
  muteOthers,
  autoLayouts,
  syncOffsets: _syncOffsets,
  moments: _moments,
  ...stored
}: StoredMultiview): Partial<MultiviewSaved> => ({
  ...stored,
  ...(muteOthers !== null && { muteOthers }),
  ...(autoLayouts !== null && { autoLayouts }),
});

const listsOf = (value: StoredMultiview | MultiviewLists): MultiviewLists => ({
  ownPresets: value.ownPresets,
  autoLayouts: value.autoLayouts ?? DEFAULT_AUTO_LAYOUTS,
  youtubeUrls: value.youtubeUrls,
  twitchUrls: value.twitchUrls,
});

type Presets = MultiviewLists['ownPresets'];

function presetsAfter(stored: Presets, now: Presets, before: Presets): Presets {
  const has = (list: Presets, code: string) => list.some((preset) => preset.code === code);
  const kept = stored.filter(({ code }) => has(now, code) || !has(before, code));
  const added = now.filter(({ code }) => !has(before, code) && !has(kept, code));
  return [...kept, ...added];
}

type Urls = readonly string[];

function urlsAfter(stored: Urls, now: Urls, before: Urls): Urls {
  const [newest] = now;
  return now === before || newest === undefined ? stored : rememberUrl(stored, newest);
}

/**
 * What to store after a change: only what this tab changed replaces what is stored, because another tab may have written since this
 * one has read.
 */
function stateAfter(
  stored: StoredMultiview,
  now: MultiviewSaved,
  before: MultiviewSaved,
): StoredMultiview {
  const isOwnLayout =
    now.cells !== before.cells ||
    now.muted !== before.muted ||
    now.muteOthers !== before.muteOthers;
  const { cells, muted, muteOthers } = isOwnLayout ? now : stored;
  const lists = listsOf(stored);
  return {
    cells,
    muted,
    muteOthers,
    ownPresets: presetsAfter(lists.ownPresets, now.ownPresets, before.ownPresets),
    autoLayouts: now.autoLayouts.map((code, videos) =>
      code === before.autoLayouts[videos] ? (lists.autoLayouts[videos] ?? null) : code,
    ),
    youtubeUrls: urlsAfter(lists.youtubeUrls, now.youtubeUrls, before.youtubeUrls),
    twitchUrls: urlsAfter(lists.twitchUrls, now.twitchUrls, before.twitchUrls),
    syncOffsets: stored.syncOffsets,
    moments: stored.moments,
  };
}

export function useStoredMultiview() {
  const { storage } = useDeviceStore();
  const [initial] = useState(() => savedOf(storage.read('multiview')));
  const [offsets] = useState(() => storage.read('multiview').syncOffsets);
  const [moments] = useState(() => storage.read('multiview').moments);
  const save = useCallback(
    (saved: MultiviewSaved, before: MultiviewSaved) =>
      storage.write('multiview', stateAfter(storage.read('multiview'), saved, before)),
    [storage],
  );
  const saveOffsets = useCallback(
    (syncOffsets: SyncOffsets) =>
      storage.write('multiview', { ...storage.read('multiview'), syncOffsets }),
    [storage],
  );
  const saveMoments = useCallback(
    (next: Moments) => storage.write('multiview', { ...storage.read('multiview'), moments: next }),
    [storage],
  );
  return { initial, save, offsets, saveOffsets, moments, saveMoments };
}

/** Takes over the lists that another tab has written. */
export function useOtherTabs(): void {
  const { actor } = useMultiview();
  const device = useDeviceStore();
  useEffect(() => {
    const subscription = device.onStored(() => {
      const lists = listsOf(device.storage.read('multiview'));
      const own = listsOf(actor.getSnapshot().context);
      if (JSON.stringify(lists) !== JSON.stringify(own))
        actor.send({ type: 'lists.replaced', lists });
    });
    return () => subscription.unsubscribe();
  }, [actor, device]);
}
