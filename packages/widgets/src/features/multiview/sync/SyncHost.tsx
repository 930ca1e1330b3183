/** Archive and live sync of the videos of a layout. Renders nothing. */
import { readSyncQuery } from '@oshimado/domain';
import { multiviewSyncMachine } from '@oshimado/machines/multiview-sync';
import { selectVideoCells } from '@oshimado/machines/multiview';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { isSameList, useKnownVideos, useMultiview, useMultiviewState } from '../grid';
import type { Media } from '../../../parts/player';
import { useActorEvent } from '../../../base/state/use-actor-event';
import { useStartedActor } from '../../../base/state/use-running';
import { runSync, type SyncActor } from './run-sync';
import type { SyncHostProps } from './SyncProvider';
import { syncVideosOf } from './sync-videos';

export function SyncHost({ hasArchives, query, offsets, onOffsets, onActor }: SyncHostProps) {
  const { actor: layout, players } = useMultiview();
  const actor = useStartedActor((): SyncActor =>
    createActor(multiviewSyncMachine, {
      input: { offsets, query: readSyncQuery(query), isPageVisible: !document.hidden },
    }),
  );
  const cells = useMultiviewState(selectVideoCells, isSameList);
  const { videos } = useKnownVideos();
  useEffect(() => {
    actor.send({
      type: 'videos.changed',
      videos: syncVideosOf(cells, videos, { hasArchives }),
      layout: cells.map(({ content }) => content),
      now: Date.now(),
    });
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
  useEffect(() => onActor(actor), [actor, onActor]);
  return null;
}
