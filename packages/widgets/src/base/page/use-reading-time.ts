/**
 * How long a notice stays on the screen. Its time does not run while the pointer or the focus is in it, and while the page is
 * hidden (WCAG 2.2.1).
 */
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Asks the shadow root of an embed: the document only knows the element around it. */
const hasFocus = (element: HTMLElement) => {
  const root: Node & Partial<DocumentOrShadowRoot> = element.getRootNode();
  return element.contains(root.activeElement ?? null);
};

/** Calls `onTime` when `ms` have passed since the element was drawn; never for Infinity. */
export function useReadingTime(
  root: RefObject<HTMLElement | null>,
  ms: number,
  onTime: () => void,
): void {
  const end = useEffectEvent(onTime);
  useEffect(() => {
    const element = root.current;
    // `setTimeout` treats Infinity as 0.
    if (!element || !Number.isFinite(ms)) return undefined;
    let left = ms;
    let since: number | null = null;
    let isHovered = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      if (since !== null) left -= Date.now() - since;
      since = null;
    };
    const follow = () => {
      if (isHovered || document.hidden || hasFocus(element)) {
        stop();
      } else if (since === null) {
        since = Date.now();
        timer = setTimeout(() => end(), left);
      }
    };
    const events = new AbortController();
    const { signal } = events;
    const hover = (next: boolean) => () => {
      isHovered = next;
      follow();
    };
    element.addEventListener('pointerenter', hover(true), { signal });
    element.addEventListener('pointerleave', hover(false), { signal });
    element.addEventListener('focusin', follow, { signal });
    // The focus is nowhere at this event; whether it comes back, `focusin` says.
    element.addEventListener('focusout', follow, { signal });
    document.addEventListener('visibilitychange', follow, { signal });
    follow();
    return () => {
      events.abort();
      stop();
    };
  }, [root, ms]);
}
