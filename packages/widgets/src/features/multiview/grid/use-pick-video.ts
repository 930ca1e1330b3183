import type { PickedVideo } from '@oshimado/domain';
import { selectVideoCells } from '@oshimado/machines/multiview';
import { useCallback } from 'react';
import { useMultiview } from './MultiviewProvider';

/** Puts a video into a cell, or without one where the layout has room; it plays at once, because the viewer chose it just now. */
export function usePickVideo(): (video: PickedVideo, cell?: string) => void {
  const { actor, players } = useMultiview();
  return useCallback(
    (video, cell) => {
      actor.send({ type: 'video.pick', video, cell });
      const picked = selectVideoCells(actor.getSnapshot()).findLast(
        ({ content }) => content.id === video.id && content.service === video.service,
      );
      if (picked !== undefined) players.playAtOnce(picked.id);
    },
    [actor, players],
  );
}
