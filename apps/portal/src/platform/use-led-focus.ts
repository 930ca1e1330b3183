/**
 * "Focus the page heading on route change." Without it the focus stays on a link that is gone, and a screen reader says nothing. The
 * way back leads to the link that was pressed.
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

/** The small player leads there as well, but the viewer came from the page. */
const linkTo = (main: HTMLElement, href: string | undefined) =>
  main.querySelector<HTMLElement>(`a[href="${CSS.escape(href ?? '')}"]:not([data-part=player] *)`);

/** Focuses the link to this address, or else the heading. */
function focusIn(main: HTMLElement, href: string | undefined): HTMLElement | undefined {
  if (isBusyIn(main)) return undefined;
  const link = linkTo(main, href);
  const target = link ?? main.querySelector('h1') ?? undefined;
  if (target && target !== link) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target;
}

/**
 * Focuses the link or the heading as soon as there is one, and the one that takes its place while the page is loading. Ends when the
 * viewer goes on by themselves. Returns how to stop.
 */
function leadFocus(main: HTMLElement, href: string | undefined): () => void {
  let led = focusIn(main, href);
  const observer = new MutationObserver(() => {
    // The link may come after the heading: a list draws its cards when it knows where the screen is.
    if (!led?.isConnected || (led.matches('h1') && linkTo(main, href))) led = focusIn(main, href);
  });
  // A menu or drawer that closes behind the step gives the focus back to its button.
  const takeBack = ({ target }: FocusEvent) => {
    const isElsewhere = target instanceof Element && !target.closest(`main, ${DIALOG}`);
    if (isElsewhere && led?.isConnected) led.focus({ preventScroll: true });
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

/**
 * Never on the first page: there the browser's own place is the right one. `leftLink`: which link of this page was pressed when it was
 * left.
 */
export function useLedFocus(mainId: string, leftLink?: () => string | undefined): void {
  const page = pageKeyOf(useLocation().pathname);
  const before = useRef(page);
  useEffect(() => {
    const main = document.getElementById(mainId);
    if (!main || before.current === page) return undefined;
    before.current = page;
    return leadFocus(main, leftLink?.());
  }, [page, mainId, leftLink]);
}
