import { useEffect, useRef } from 'react';
import { reportError } from '../reporting/report';

/** "Refresh-on-scroll is throttled to 30 s." */
const EVERY_MS = 30_000;

/** Calls back when a viewer who was at least a screen further down returns to the top, at most every 30 s. */
export function useRefreshAtTop(refresh: () => Promise<unknown>): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => {
    let isAway = false;
    let last = Date.now();
    const onScroll = () => {
      if (scrollY > innerHeight) isAway = true;
      if (!isAway || scrollY > 0) return;
      isAway = false;
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      // The page itself says when it could not be loaded.
      latest.current().catch(reportError);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
}
