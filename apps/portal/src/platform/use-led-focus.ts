/**
 * "Focus the page heading on route change." Without it the focus stays on a link that is gone, and a screen reader says nothing.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageKeyOf } from './page-key';

/** How long a page's data may take before the focus is left where it is. */
const PATIENCE_MS = 10_000;
const WRITTEN_IN = 'input, textarea, select, iframe, [contenteditable="true"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Somebody writes, or watches, in a part of the page that stayed: nothing may be taken out of their hands. */
const isBusyIn = (main: HTMLElement) => {
  const active = document.activeElement;
  return active !== null && main.contains(active) && active.matches(WRITTEN_IN);
};

function focusHeading(main: HTMLElement): HTMLElement | undefined {
  const heading = main.querySelector('h1');
  if (!heading || isBusyIn(main)) return undefined;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/**
 * Focuses the heading as soon as there is one, and the one that takes its place while the page is loading. Ends when the viewer
 * goes on by themselves. Answers how to stop.
 */
function leadFocus(main: HTMLElement): () => void {
  let heading = focusHeading(main);
  const observer = new MutationObserver(() => {
    if (!heading?.isConnected) heading = focusHeading(main);
  });
  // A menu or drawer that closes behind the step gives the focus back to its button.
  const takeBack = ({ target }: FocusEvent) => {
    const isElsewhere = target instanceof Element && !target.closest(`main, ${DIALOG}`);
    if (isElsewhere && heading?.isConnected) heading.focus({ preventScroll: true });
  };
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('focusin', takeBack);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(main, { childList: true, subtree: true });
  addEventListener('focusin', takeBack);
  // First of all: a menu that opens by the same press takes the focus, and it must not be taken back.
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  return stop;
}

/** Never on the first page: there the browser's own place is the right one. */
export function useLedFocus(mainId: string): void {
  const page = pageKeyOf(useLocation().pathname);
  const before = useRef(page);
  useEffect(() => {
    const main = document.getElementById(mainId);
    if (!main || before.current === page) return undefined;
    before.current = page;
    return leadFocus(main);
  }, [page, mainId]);
}
