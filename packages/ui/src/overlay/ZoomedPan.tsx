'use client';

import { useEffect } from 'react';

/**
 * Radix prevents every move of one finger that the dialog cannot scroll itself. On a page that was zoomed with two fingers that move is
 * the one that shows another part of the dialog, so it is kept from the listeners and left to the browser. Renders nothing.
 */
export function ZoomedPan(): null {
  useEffect(() => {
    const leave = (event: TouchEvent) => {
      if ((globalThis.visualViewport?.scale ?? 1) > 1) event.stopImmediatePropagation();
    };
    addEventListener('touchmove', leave, { capture: true, passive: true });
    return () => removeEventListener('touchmove', leave, { capture: true });
  }, []);
  return null;
}
