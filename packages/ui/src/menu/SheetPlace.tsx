'use client';

import { useLayoutEffect, useRef } from 'react';
import { BOX, seen } from './sheet-box';

/** Sets the visible part of the page on the box of a menu. Returns a function that stops it. */
function follow(box: HTMLElement, viewport: VisualViewport) {
  const place = () => {
    const { offsetLeft, offsetTop, width, height, scale } = viewport;
    box.toggleAttribute('data-pinched', scale > 1);
    const places = { left: offsetLeft, foot: offsetTop + height, width, height };
    for (const name of ['left', 'foot', 'width', 'height'] as const)
      box.style.setProperty(seen[name], `${places[name]}px`);
  };
  place();
  viewport.addEventListener('resize', place);
  viewport.addEventListener('scroll', place);
  return () => {
    viewport.removeEventListener('resize', place);
    viewport.removeEventListener('scroll', place);
  };
}

/**
 * Gives the box of the menu around it the visible part of the page. On a phone a menu is a sheet at the foot of the page; while the page is
 * zoomed in, that foot is outside the screen. Renders an empty element.
 */
export function SheetPlace() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = mark.current?.closest<HTMLElement>(BOX);
    const viewport = box?.ownerDocument.defaultView?.visualViewport;
    return box && viewport ? follow(box, viewport) : undefined;
  }, []);
  return <span ref={mark} hidden />;
}
