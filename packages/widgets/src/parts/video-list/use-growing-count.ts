import { PAGE_SIZE } from '@oshimado/domain';
import { useEffect, useRef, useState } from 'react';

/** How far below the screen the end may be when more is drawn. */
const AHEAD = '600px';

/**
 * How many items of a long list are rendered: a first part, and more whenever its end comes near the screen. `onGrow` receives the
 * count, so that a viewer who comes back starts with as many.
 */
export function useGrowingCount(first: number, total: number, onGrow?: (count: number) => void) {
  const [extra, setExtra] = useState(0);
  const endRef = useRef<HTMLDivElement>(null);
  const count = Math.min(first + extra, total);

  useEffect(() => {
    const end = endRef.current;
    if (!end) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setExtra((more) => more + PAGE_SIZE);
          onGrow?.(count + PAGE_SIZE);
        }
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // A new observer after each step reports an end that is still near the screen.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [count, total, onGrow]);

  return { count, endRef };
}
