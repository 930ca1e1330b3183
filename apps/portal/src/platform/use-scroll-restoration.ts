/**
 * Scrolls after a navigation: to the saved position, the element that the fragment names, or the top. The browser's restoration runs
 * before the page is rendered; the router's needs its data router.
 */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isReturn, tabStorage } from './page-return';
import { createScrollPositions, type ScrollPositions } from './scroll-positions';
import { scrollTargetOf, type ScrollTarget } from './scroll-target';

/** A page that has not grown for this time counts as loaded. */
const TIMEOUT_MS = 10_000;
/** Events by which the viewer scrolls or acts, which end automatic scrolling. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Tries again each time the page grows, until it succeeds, the viewer acts, or the page stops growing. Returns a function that
 * stops it; `onEnd` is called once in any case.
 */
function tryAsPageGrows(tryIt: () => boolean, onEnd?: () => void): () => void {
  if (tryIt()) {
    onEnd?.();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout>;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop(), TIMEOUT_MS);
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
    // Server-rendered cards get their final height at hydration.
    const isThere = Math.abs(scrollY - y) < 2 && 'hydrated' in document.documentElement.dataset;
    // The browser's scroll event comes a frame later: lists must render the visible cards before the paint.
    dispatchEvent(new Event('scroll'));
    return isThere;
  }, onEnd);

/** Scrolls to the element again whenever content that loads above moves it down. */
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

/** The `href` of the pressed link in the page, as written. */
const pressedLink = ({ target }: Event): string | undefined =>
  (target instanceof Element && target.closest('main a[href]')?.getAttribute('href')) || undefined;

/** Returns a function that reads which link was pressed when the page was left; undefined unless the viewer went back to it. */
export function useScrollRestoration(): () => string | undefined {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions | null>(null);
  const before = useRef<string | null>(null);
  const isOnTheWay = useRef(false);
  const leftLink = useRef<string>(undefined);
  // The first entry of a visit has the key `default`, whatever its path.
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    const onHide = () => {
      positions.current?.keep();
      // After a reload the browser then restores the position before any script runs.
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => (history.scrollRestoration = 'manual');
    // A hidden tab may be discarded without another event.
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

  // A layout effect, so that scrolling by the next page is not recorded for the one that was left.
  useBrowserLayoutEffect(() => {
    const note = () => {
      // While a saved position is not reached yet, it stays the one to restore.
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
    const fromPathname = before.current;
    before.current = pathname;
    // In a new visit, the saved position may be of another entry with the same key.
    const isNewVisit = fromPathname === null && !isReturn();
    const left = isNewVisit ? undefined : positions.current.read(entry);
    leftLink.current = type === NavigationType.Pop ? left?.link : undefined;
    const target = scrollTargetOf({ type, fromPathname, pathname, hash, saved: left?.y });
    return goTo(target, (is) => (isOnTheWay.current = is));
    // A change of the hash alone is a navigation too, with a new entry.
  }, [entry, type, pathname, hash]);

  return useCallback(() => leftLink.current, []);
}
