/**
 * Leads the scroll position from page to page. The router of this site has no such thing of its own, and the browser's restores
 * too early: before the page that was left is drawn again.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
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

/** Scrolls as soon as the page is long enough, and gives up when the viewer moves themselves. Answers how to stop. */
function scrollWhenLong(y: number): () => void {
  const tryIt = () => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(scrollY - y) < 2;
  };
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

function goTo(target: ScrollTarget): () => void {
  if (target.kind === 'position') return scrollWhenLong(target.y);
  if (target.kind === 'element') {
    const element = document.getElementById(target.id);
    if (element) element.scrollIntoView({ block: 'start' });
    else scrollTo({ top: 0, behavior: 'instant' });
  }
  return () => undefined;
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
    if (fromPathname === null) {
      return saved !== undefined && isReturn() ? scrollWhenLong(saved) : undefined;
    }
    return goTo(scrollTargetOf({ type, fromPathname, pathname, hash, saved }));
    // A hash alone is a step of its own: it comes with another entry.
  }, [entry, type, pathname, hash]);
}
