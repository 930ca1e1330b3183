'use client';

/** Swipes: whether a finger that crossed a panel asked for the next one, and the handlers that notice. */
import { useRef, type PointerEvent } from 'react';

/** Least way a finger has to go sideways, in px. */
export const SWIPE_DISTANCE = 50;

interface SwipePath {
  /** Way to the right, in px; to the left it is negative. */
  readonly x: number;
  /** Way down, in px. */
  readonly y: number;
}

/** `next` where the finger pulled the next panel in, along the direction of the text. */
export function swipeOf(
  { x, y }: SwipePath,
  direction: 'ltr' | 'rtl',
): 'next' | 'previous' | undefined {
  // A finger that scrolls drifts; only what goes more sideways than down is meant.
  if (Math.abs(x) < SWIPE_DISTANCE || Math.abs(x) <= Math.abs(y)) return undefined;
  const isForward = direction === 'ltr' ? x < 0 : x > 0;
  return isForward ? 'next' : 'previous';
}

/** What keeps its own sideways moves. */
const OWN =
  'input, textarea, select, [role="slider"], [role="separator"], [contenteditable="true"]';

function scrollsSideways(from: Element, until: Element): boolean {
  for (let one: Element | null = from; one && one !== until; one = one.parentElement) {
    const { overflowX } = getComputedStyle(one);
    if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(overflowX)) return true;
  }
  return false;
}

/** In a shadow root the selection of the document ends at its host; browsers that know better give the root its own. */
function isTextSelected(element: Element): boolean {
  const root = element.getRootNode() as Node & Partial<Pick<Document, 'getSelection'>>;
  const selection = root.getSelection?.() ?? element.ownerDocument.getSelection();
  return selection?.isCollapsed === false;
}

/** Whether the page of an element is zoomed in: a finger moves it then, and asks for nothing else. */
export const isZoomed = ({ ownerDocument }: Element): boolean =>
  (ownerDocument.defaultView?.visualViewport?.scale ?? 1) > 1;

/**
 * Tells when a finger swipes across an element: at least 50 px, more sideways than down. Spread the handlers on it and let it
 * have `touch-action: pan-y pinch-zoom`. A mouse, a selection, a slider, something that scrolls inside or a page that is
 * zoomed in asks for nothing.
 */
export function useSwipe(onSwipe: (towards: 'next' | 'previous') => void) {
  const begin = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as Element;
      // React's events come up from dialogs and menus too, which are drawn elsewhere.
      const isOwn =
        !event.currentTarget.contains(target) ||
        target.closest(OWN) !== null ||
        scrollsSideways(target, event.currentTarget);
      const isFinger = event.pointerType === 'touch' && event.isPrimary;
      begin.current =
        isFinger && !isOwn
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : undefined;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = begin.current;
      begin.current = undefined;
      if (from?.id !== event.pointerId) return;
      if (isTextSelected(event.currentTarget) || isZoomed(event.currentTarget)) return;
      const { direction } = getComputedStyle(event.currentTarget);
      const path = { x: event.clientX - from.x, y: event.clientY - from.y };
      const towards = swipeOf(path, direction === 'rtl' ? 'rtl' : 'ltr');
      if (towards) onSwipe(towards);
    },
    onPointerCancel: () => {
      begin.current = undefined;
    },
  };
}
