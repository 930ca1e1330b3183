import { useEffect, useRef } from 'react';

/** How far below the screen the end of a list may be when its next part is asked for. */
const AHEAD = '800px';

/**
 * Calls back when the element comes near the screen, and again after each part of the list (`loadedAt`, the time of the last one)
 * that leaves it there: an observer reports changes only, and a fast answer comes before anything has changed.
 */
export function useNearScreen(isWanted: boolean, loadedAt: number, onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = ref.current;
    if (!isWanted || !end) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new observer reports where the element is
  }, [isWanted, loadedAt, onNear]);
  return ref;
}
