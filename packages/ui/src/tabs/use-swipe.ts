import { useRef, type PointerEvent } from 'react';
import { swipeOf } from './swipe';

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

/**
 * Tells when a finger swipes across an element: at least 50 px, more sideways than down. Spread the handlers on it and let it
 * have `touch-action: pan-y pinch-zoom`. A mouse, a selection, a slider or something that scrolls inside asks for nothing.
 */
export function useSwipe(onSwipe: (towards: 'next' | 'previous') => void) {
  const begin = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const target = event.target as Element;
      const isOwn = target.closest(OWN) !== null || scrollsSideways(target, event.currentTarget);
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
      if (event.currentTarget.ownerDocument.getSelection()?.isCollapsed === false) return;
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
