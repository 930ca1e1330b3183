import { PAGE_SIZE } from '@oshimado/domain';
import { useCallback, useState } from 'react';

/** How many cards were drawn at each place of this visit's history; a page loaded again begins anew. */
const drawn = new Map<string, number>();

/** As many cards as were drawn when the viewer left, so that the place they return to is there. */
export function useRenderedCount(key: string) {
  const [first] = useState(() => drawn.get(key) ?? PAGE_SIZE);
  const note = useCallback((count: number) => void drawn.set(key, count), [key]);
  return { first, note };
}
