/** Archive and live sync of the videos of a layout. */
import { readSyncQuery, type SyncOffsets } from '@oshimado/domain';
import { multiviewSyncMachine } from '@oshimado/machines/multiview-sync';
import { selectVideoCells } from '@oshimado/machines/multiview';
import { useEffect, useState, type ReactNode } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { isSameList, useKnownVideos, useMultiview, useMultiviewState } from '../grid';
import type { Media } from '../../../parts/player';
import { createFeatureActor } from '../../../base/state/feature-actor';
import { useActorEvent } from '../../../base/state/use-actor-event';
import { runSync, type SyncActor } from './run-sync';
import { syncVideosOf } from './sync-videos';

export type SyncSnapshot = SnapshotFrom<typeof multiviewSyncMachine>;

const sync = createFeatureActor<{ readonly actor: SyncActor }>('SyncProvider');

export interface SyncProviderProps {
  /** Whether the bar of archive sync is open. Running streams are synced without it. */
  readonly hasArchives: boolean;
  /** The query parameters `t` and `offsets` of the address. Read once. */
  readonly query: Readonly<Record<string, string>>;
  /** Stored offsets in seconds, by id of the video. Read once. */
  readonly offsets: SyncOffsets;
  /** Called with the offsets to store. */
  readonly onOffsets: (offsets: SyncOffsets) => void;
  readonly children: ReactNode;
}

export function SyncProvider({
  hasArchives,
  query,
  offsets,
  onOffsets,
  children,
}: SyncProviderProps) {
  const { actor: layout, players } = useMultiview();
  const [value] = useState(() => ({
    actor: createActor(multiviewSyncMachine, {
      input: { offsets, query: readSyncQuery(query), isPageVisible: !document.hidden },
    }),
  }));
  const { actor } = value;
  const cells = useMultiviewState(selectVideoCells, isSameList);
  const { videos } = useKnownVideos();
  useEffect(() => {
    const synced = syncVideosOf(cells, videos, { hasArchives });
    actor.send({ type: 'videos.changed', videos: synced, now: Date.now() });
  }, [actor, cells, videos, hasArchives]);

  useEffect(() => {
    const byVideo = () => {
      const { media } = players.getState();
      return new Map(
        selectVideoCells(layout.getSnapshot()).flatMap(({ id, content }): [string, Media][] => {
          const player = media.get(id);
          return player ? [[content.id, player]] : [];
        }),
      );
    };
    return runSync({ actor, players: byVideo, now: Date.now });
  }, [actor, layout, players]);

  useActorEvent(actor, 'offsets.changed', (event) => onOffsets(event.offsets));
  return <sync.Provider value={value}>{children}</sync.Provider>;
}

/** The actor of the sync. */
export const useSyncActor = (): SyncActor => sync.useFeature().actor;
/** A part of the state of the sync. */
export const useSync = sync.useState;
