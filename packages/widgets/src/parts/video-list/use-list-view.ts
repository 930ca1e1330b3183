/** How a list is drawn: whole, or the cards near the screen alone. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePageParts } from '../../base/context';
import { WHOLE_MAX } from './drawn-counts';
import { keeper } from './keeper-store';

/** `look`: what decides how cards are laid out, apart from the width. */
export function useListView(ids: readonly string[], look: string) {
  // Markup from the server is hydrated as it is.
  const kept = useSyncExternalStore(keeper.subscribe, keeper.getState, () => undefined);
  const [lastView, setView] = useState(() => kept?.firstView(ids, look));
  const ref = useRef<HTMLUListElement>(null);
  const isLong = ids.length > WHOLE_MAX;
  const { loadListKeeper } = usePageParts();

  useEffect(() => {
    if (kept || !loadListKeeper) return undefined;
    // Without its code a list is drawn whole; the next list that is long asks for it again.
    const load = () => void loadListKeeper().catch(() => undefined);
    if (isLong) load();
    // The viewer may scroll and leave before the page is idle, and going back needs the heights of the cards above.
    addEventListener('scroll', load, { once: true, passive: true });
    return () => removeEventListener('scroll', load);
  }, [isLong, kept, loadListKeeper]);

  // Most renders bring the same videos in another array.
  const idsKey = ids.join();
  const view = useMemo(
    () => kept && lastView && kept.grownView(lastView, idsKey.split(',')),
    [kept, lastView, idsKey],
  );
  useLayoutEffect(
    () =>
      ref.current
        ? kept?.follow(ref.current, { ids: idsKey.split(','), look, view, setView })
        : undefined,
    [kept, idsKey, look, view],
  );
  return { ref, view, FarCards: kept?.FarCards };
}
