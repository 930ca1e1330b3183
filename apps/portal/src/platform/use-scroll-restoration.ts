/**
 * Scrolls to where a step leads: the saved position, the element the fragment names, or the top. The browser's own restoration
 * runs too early, before the page is drawn; the router's needs its data router.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { createScrollPositions, type ScrollPositions } from './scroll-positions';
import { scrollTargetOf, type ScrollTarget } from './scroll-target';

/** How long a page that is still loading may take to become long enough. */
const PATIENCE_MS = 4_000;
/** The viewer takes over. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // Storage is blocked for this site: positions live as long as the page.
    return null;
  }
}

/** Tries again each time the page grows, until it has succeeded, the viewer scrolls, or time is up. Returns how to stop. */
function tryAsPageGrows(tryIt: () => boolean): () => void {
  if (tryIt()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (tryIt()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of OWN_MOVES) removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of OWN_MOVES) addEventListener(type, stop, { passive: true });
  return stop;
}

const scrollWhenLong = (y: number) =>
  tryAsPageGrows(() => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(scrollY - y) < 2;
  });

/** What loads above the element moves it down: it is brought back each time. */
const keepInView = (id: string) =>
  tryAsPageGrows(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return false;
  });

function goTo(target: ScrollTarget): () => void {
  if (target.kind === 'stay') return () => undefined;
  if (target.kind === 'position') return scrollWhenLong(target.y);
  const { id, orTop } = target;
  if (orTop && !document.getElementById(id)) scrollTo({ top: 0, behavior: 'instant' });
  return keepInView(id);
}

/** A page that was left and came back: a reload, or back from another site. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : undefined;
  return type === 'reload' || type === 'back_forward';
}

export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions | null>(null);
  const before = useRef<string | null>(null);
  // The first entry of a visit has no key of its own.
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    const onHide = () => {
      positions.current?.keep();
      // A reload then begins where it was, before any script runs.
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    takeOver();
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', takeOver);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  // Before the next page scrolls: what it does must not count for the one that was left.
  useBrowserLayoutEffect(() => {
    const note = () => positions.current?.note(entry, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [entry]);

  useBrowserLayoutEffect(() => {
    positions.current ??= createScrollPositions(tabStorage());
    const saved = positions.current.read(entry);
    const fromPathname = before.current;
    before.current = pathname;
    // An entry of an earlier visit may have had the same key.
    const isNewVisit = fromPathname === null && !isReturn();
    const left = isNewVisit ? undefined : saved;
    return goTo(scrollTargetOf({ type, fromPathname, pathname, hash, saved: left }));
    // A hash alone is a step of its own: it comes with another entry.
  }, [entry, type, pathname, hash]);
}
