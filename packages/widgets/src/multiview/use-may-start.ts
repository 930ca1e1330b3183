import { useEffect, useSyncExternalStore } from 'react';
import type { Media } from '../player';
import { useMultiview } from './MultiviewProvider';

export interface StartingPlayer {
  readonly cell: string;
  /** Another key for each frame that is loaded; null while the cell needs none. */
  readonly frame: string | null;
  /** The player of the frame; null until it is in the document. */
  readonly media: Media | null;
  /** Whether the frame never answers, because nothing can be said to it. */
  readonly isSilent: boolean;
}

/** Whether the player of a cell may load: two do at a time. */
export function useMayStart({ cell, frame, media, isSilent }: StartingPlayer): boolean {
  const { queue } = useMultiview();
  useEffect(() => {
    if (frame === null) return undefined;
    queue.request(cell);
    return () => queue.leave(cell);
  }, [queue, cell, frame]);
  const mayStart = useSyncExternalStore(
    queue.subscribe,
    () => queue.mayStart(cell),
    () => false,
  );
  useEffect(() => {
    if (mayStart && isSilent) queue.settle(cell);
    if (media === null) return undefined;
    const note = () => {
      const { isReady, failure } = media.getState();
      if (isReady || failure !== null) queue.settle(cell);
    };
    note();
    return media.subscribe(note);
  }, [queue, cell, media, mayStart, isSilent]);
  return frame !== null && mayStart;
}
