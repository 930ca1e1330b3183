/**
 * Scrolls to where a step leads: the saved position, the element the fragment names, or the top. The browser's own restoration
 * runs too early, before the page is drawn; the router's needs its data router.
 */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isReturn, tabStorage } from './page-return';
import { createScrollPositions, type ScrollPositions } from './scroll-positions';
import { scrollTargetOf, type ScrollTarget } from './scroll-target';

/** How long a page that is still loading may take to grow, from one time to the next. */
const PATIENCE_MS = 10_000;
/** The viewer takes over. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Tries again each time the page grows, until it has succeeded, the viewer scrolls, or the page grows no more. Returns how to
 * stop; `onEnd` is called once, however it ended.
 */
function tryAsPageGrows(tryIt: () => boolean, onEnd?: () => void): () => void {
  if (tryIt()) {
    onEnd?.();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout>;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop(), PATIENCE_MS);
  };
  const observer = new ResizeObserver(() => {
    if (tryIt()) stop();
    else waitOn();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of OWN_MOVES) removeEventListener(type, stop);
    onEnd?.();
  };
  waitOn();
  observer.observe(document.body);
  for (const type of OWN_MOVES) addEventListener(type, stop, { passive: true });
  return stop;
}

const scrollWhenLong = (y: number, onEnd: () => void) =>
  tryAsPageGrows(() => {
    scrollTo({ top: y, behavior: 'instant' });
    // Cards that the server drew take their height when the page is taken over.
    const isThere = Math.abs(scrollY - y) < 2 && 'hydrated' in document.documentElement.dataset;
    // The browser's own event comes a frame later: lists draw what is on screen now, before anything is painted.
    dispatchEvent(new Event('scroll'));
    return isThere;
  }, onEnd);

/** What loads above the element moves it down: it is brought back each time. */
const keepInView = (id: string) =>
  tryAsPageGrows(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return false;
  });

/** `setOnTheWay` is called with true until the page is long enough for its position. */
function goTo(target: ScrollTarget, setOnTheWay: (isOnTheWay: boolean) => void): () => void {
  if (target.kind === 'stay') return () => undefined;
  if (target.kind === 'position') {
    setOnTheWay(true);
    return scrollWhenLong(target.y, () => setOnTheWay(false));
  }
  const { id, orTop } = target;
  if (orTop && !document.getElementById(id)) scrollTo({ top: 0, behavior: 'instant' });
  return keepInView(id);
}

/** Address of a link within the page, as it is written there. */
const pressedLink = ({ target }: Event): string | undefined =>
  (target instanceof Element && target.closest('main a[href]')?.getAttribute('href')) || undefined;

/** Returns how to read which link of the page was pressed when it was left; undefined unless the viewer came back to it. */
export function useScrollRestoration(): () => string | undefined {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions | null>(null);
  const before = useRef<string | null>(null);
  const isOnTheWay = useRef(false);
  const leftLink = useRef<string>(undefined);
  // The first entry of a visit has no key of its own.
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    const onHide = () => {
      positions.current?.keep();
      // A reload then begins where it was, before any script runs.
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    // A hidden tab may be discarded without another word.
    const onVisibility = () => void (document.hidden ? onHide() : takeOver());
    takeOver();
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', takeOver);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', takeOver);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  // Before the next page scrolls: what it does must not count for the one that was left.
  useBrowserLayoutEffect(() => {
    const note = () => {
      // A place that is not reached yet is still the one to come back to.
      if (!isOnTheWay.current) positions.current?.note(entry, { y: scrollY });
    };
    const noteLink = (event: Event) => {
      const link = pressedLink(event);
      if (link === undefined) return;
      note();
      positions.current?.note(entry, { link });
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('click', noteLink, true);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', noteLink, true);
    };
  }, [entry]);

  useBrowserLayoutEffect(() => {
    positions.current ??= createScrollPositions(tabStorage());
    const saved = positions.current.read(entry);
    const fromPathname = before.current;
    before.current = pathname;
    // An entry of an earlier visit may have had the same key.
    const isNewVisit = fromPathname === null && !isReturn();
    const left = isNewVisit ? undefined : saved;
    leftLink.current = type === NavigationType.Pop ? left?.link : undefined;
    const target = scrollTargetOf({ type, fromPathname, pathname, hash, saved: left?.y });
    return goTo(target, (is) => (isOnTheWay.current = is));
    // A hash alone is a step of its own: it comes with another entry.
  }, [entry, type, pathname, hash]);

  return useCallback(() => leftLink.current, []);
}
