import { useEffect, useRef } from 'react';

/** How far below the screen the end of a list may be when its next part is asked for. */
const AHEAD = '800px';

/** Calls back when the element comes near the screen. */
export function useNearScreen(isWanted: boolean, onNear: () => void) {
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
  }, [isWanted, onNear]);
  return ref;
}
