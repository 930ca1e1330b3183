import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Media } from '../../../parts/player';
import { useMultiview } from './MultiviewProvider';

export interface StartingPlayer {
  readonly cell: string;
  /** Its size in cells of the grid: the largest player loads first. */
  readonly area: number;
  /** Another key for each frame that is loaded; null while the cell needs none. */
  readonly frame: string | null;
  /** The player of the frame; null until it is in the document. */
  readonly media: Media | null;
}

/**
 * Whether the player of a cell may load: the largest does first, then as many as the line carries. The next ones follow once a frame has
 * loaded, whether or not its player answers: some never do.
 */
export function useMayStart({ cell, area, frame, media }: StartingPlayer) {
  const { queue } = useMultiview();
  const size = useRef(area);
  useEffect(() => {
    size.current = area;
  }, [area]);
  useEffect(() => {
    if (frame === null) return undefined;
    // Of a cell that is resized while it waits, the size with which it asked counts.
    queue.request(cell, size.current);
    return () => queue.leave(cell);
  }, [queue, cell, frame]);
  const mayStart = useSyncExternalStore(
    queue.subscribe,
    () => queue.mayStart(cell),
    () => false,
  );
  useEffect(() => {
    if (media === null) return undefined;
    // A document that is never delivered does not load either.
    const note = () => {
      if (media.getState().failure !== null) queue.settle(cell);
    };
    note();
    return media.subscribe(note);
  }, [queue, cell, media]);
  const onLoad = useCallback(() => queue.settle(cell), [queue, cell]);
  return { mayStart: frame !== null && mayStart, onLoad };
}
