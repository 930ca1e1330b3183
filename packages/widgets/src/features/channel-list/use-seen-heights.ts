/**
 * Rows that are not laid out yet have an estimated height. A list that is drawn again, after the way back from a channel, gives them
 * the height they had, so that the page has its length in the first frame.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { heightsIn, lastLayout, noteHeight, noteLayout } from '../../parts/video-list/list-memory';

/** `look`: what decides how rows are laid out, apart from the width. Returns the height of a row in px, if it was drawn before. */
export function useSeenHeights(ids: readonly string[], look: string) {
  const [seen] = useState(() => {
    const layout = lastLayout(look);
    return layout && heightsIn(layout);
  });
  const ref = useRef<HTMLUListElement>(null);
  const idsKey = ids.join();
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const layoutNow = () => ({ look, width: Math.round(list.clientWidth), columns: 1, gap: 0 });
    let layout = layoutNow();
    noteLayout(layout);
    const rowIds = idsKey.split(',');
    const idOf = new Map([...list.children].map((row, at) => [row, rowIds[at]]));
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentBoxSize } of entries) {
        // The list comes first in each report: the heights belong to its new width.
        if (target === list) {
          layout = layoutNow();
          noteLayout(layout);
        }
        const id = idOf.get(target);
        const height = contentBoxSize[0]?.blockSize;
        if (id !== undefined && height !== undefined) noteHeight(heightsIn(layout), id, height);
      }
    });
    observer.observe(list);
    for (const row of idOf.keys()) observer.observe(row);
    return () => observer.disconnect();
  }, [idsKey, look]);
  return { ref, heightOf: (id: string) => seen?.get(id) };
}
