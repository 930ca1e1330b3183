import { PAGE_SIZE } from '@oshimado/domain';
import { useCallback, useState } from 'react';
import { useHydrated } from '../../base/page';
import { countAt, noteCount } from './drawn-counts';

/**
 * As many cards as were drawn when the viewer left, so that the place they return to is there. `place`: name of the list, or of its
 * place in the history of the visit.
 */
export function useRenderedCount(place: string) {
  const isHydrated = useHydrated();
  const [left] = useState(() => countAt(place) ?? PAGE_SIZE);
  const note = useCallback((count: number) => noteCount(place, count), [place]);
  // The server has drawn the first ones.
  return { first: isHydrated ? left : PAGE_SIZE, note };
}
