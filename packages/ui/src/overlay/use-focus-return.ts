'use client';

import { useCallback, useRef } from 'react';

/** Something on the page that the focus can return to; an entry of a menu goes with its menu. */
const isPlace = (element: Element | null) =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  !element.closest('[role="menu"]');

/**
 * Gives the focus back to what had it before. Radix gives it to the button that opens a dialog; one that its owner opens has
 * no such button, and the focus would be lost. Where it has gone on meanwhile, to the heading of the next page perhaps, it stays.
 */
export function useFocusReturn(hasTrigger: boolean) {
  const before = useRef<Element | null>(null);
  const isShown = useRef(false);
  // As soon as it is there: what it holds may take the focus before it would itself.
  const ref = useCallback((overlay: HTMLElement | null) => {
    if (!overlay) return undefined;
    // One that was hidden, because something in it waited, comes back: the page had the focus before it first did.
    before.current ??= document.activeElement;
    isShown.current = true;
    // The menu whose entry opened it goes at the same time and gives its button the focus, which is taken back at once.
    const note = ({ type, target, relatedTarget }: FocusEvent) => {
      const to = type === 'focusin' ? target : relatedTarget;
      const isOutside = to instanceof Element && !overlay.contains(to);
      if (isOutside && !isPlace(before.current)) before.current = to;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', note);
    return () => {
      isShown.current = false;
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', note);
    };
  }, []);
  return {
    ref,
    onCloseAutoFocus: (event: Event) => {
      // Radix takes one that was hidden for a closed one, and says so only when it is back.
      if (isShown.current) {
        event.preventDefault();
        return;
      }
      const { current } = before;
      before.current = null;
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) {
        event.preventDefault();
        return;
      }
      if (hasTrigger || !(current instanceof HTMLElement) || !current.isConnected) return;
      event.preventDefault();
      current.focus();
    },
  };
}
