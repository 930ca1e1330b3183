import { useCallback, useEffect, useRef, useState } from 'react';

/** How far below the screen the end may be when more is drawn. */
const AHEAD = '600px';
const STEP = 24;

/** How many of a long list are drawn: a first part, and more whenever its end comes near the screen. */
export function useGrowingCount(first: number, total: number) {
  const [extra, setExtra] = useState(0);
  const observer = useRef<IntersectionObserver>(undefined);
  const count = Math.min(first + extra, total);

  useEffect(() => () => observer.current?.disconnect(), []);

  const endRef = useCallback((end: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!end) return;
    observer.current = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setExtra((more) => more + STEP);
      },
      { rootMargin: AHEAD },
    );
    observer.current.observe(end);
  }, []);

  return { count, endRef };
}
