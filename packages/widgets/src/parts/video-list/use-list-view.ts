/** How a list is drawn: whole, or the cards near the screen alone. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../base/state/store';
import { WHOLE_MAX } from './drawn-counts';
import type { ListKeeper } from './list-keeper.types';

const keeper = createStore<ListKeeper | undefined>(undefined);

/**
 * Loads what keeps lists short and in their place. A page that is left and come back to loads it before that; a list that grows
 * long asks for it by itself.
 */
export async function loadListKeeper(): Promise<void> {
  keeper.setState((await import('./list-keeper')).listKeeper);
}

/** `look`: what decides how cards are laid out, apart from the width. */
export function useListView(ids: readonly string[], look: string) {
  // Markup from the server is taken over as it is.
  const kept = useSyncExternalStore(keeper.subscribe, keeper.getState, () => undefined);
  const [view, setView] = useState(() => kept?.firstView(ids, look));
  const ref = useRef<HTMLUListElement>(null);
  const isLong = ids.length > WHOLE_MAX;

  useEffect(() => {
    // Without its code a list is drawn whole; the next list that is long asks for it again.
    if (isLong) void loadListKeeper().catch(() => undefined);
  }, [isLong]);

  // Most renders bring the same videos in another array.
  const idsKey = ids.join();
  useLayoutEffect(
    () =>
      ref.current
        ? kept?.follow(ref.current, { ids: idsKey.split(','), look, view, setView })
        : undefined,
    [kept, idsKey, look, view],
  );
  return { ref, view, FarCards: kept?.FarCards };
}
