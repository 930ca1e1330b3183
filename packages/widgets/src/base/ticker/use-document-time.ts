import { useEffect } from 'react';
import { pageClock } from './page-clock';

/**
 * Notes when the server drew this page (epoch milliseconds), if the document comes from there: one of the browser's cache may be of any
 * time. The viewer's actors, which are loaded behind the page, need the server's time at their start.
 */
export function useDocumentTime(drawnAt: number): void {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!visit || visit.transferSize === 0) return;
    pageClock.noteServer(drawnAt + performance.now() - visit.responseStart);
  }, [drawnAt]);
}
