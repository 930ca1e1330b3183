/**
 * "Focus the page heading on route change." Without it the focused link is removed with its page, and screen readers announce
 * nothing. Going back focuses the link that was pressed, and where that is gone and the heading is far above, the first link that is
 * seen: the next Tab would lead away from what is.
 */
import { useEffect, useRef } from 'react';

/** After this time without a heading the focus stays where it is. */
const TIMEOUT_MS = 10_000;
const WRITTEN_IN = 'input, textarea, select, iframe, [contenteditable="true"]';
/** Tabs stay in view, but what follows them for the Tab key is the start of the page. */
const TABS = '[data-top-bar-tabs]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether the viewer types or watches in a part of the page that stayed, and must not lose the focus. */
const isBusyIn = (main: HTMLElement) => {
  const active = document.activeElement;
  return active !== null && main.contains(active) && active.matches(WRITTEN_IN);
};

/** The link to this address in the page; the small player may have the same link. */
const linkTo = (main: HTMLElement, href: string | undefined) =>
  main.querySelector<HTMLElement>(`a[href="${CSS.escape(href ?? '')}"]:not([data-part=player] *)`);

/** Whether nothing lies over the middle of it, such as the top bar. */
function isSeen(element: HTMLElement): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return false;
  const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return over !== null && element.contains(over);
}

/** The heading; in a page that is scrolled back to its place, what is seen of it first. */
function startOf(main: HTMLElement): HTMLElement | undefined {
  const heading = main.querySelector('h1') ?? undefined;
  if (scrollY === 0 || !heading || heading.getBoundingClientRect().bottom > 0) return heading;
  return (
    [...main.querySelectorAll<HTMLElement>('a[href]')].find(
      (link) => !link.closest(TABS) && isSeen(link),
    ) ?? heading
  );
}

/** Whether it still is where the page may begin: another card above it, which came later, does not change that. */
const isStart = (main: HTMLElement, focused: HTMLElement | undefined) =>
  focused?.isConnected === true &&
  (focused.matches('h1') ? startOf(main) === focused : isSeen(focused));

/** Focuses the link to this address, or else the start of what is seen. */
function focusIn(main: HTMLElement, href: string | undefined): HTMLElement | undefined {
  if (isBusyIn(main)) return undefined;
  const link = linkTo(main, href);
  const target = link ?? startOf(main);
  if (target?.matches('h1')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target;
}

/**
 * Focuses the link or the heading as soon as it exists, and again if it is replaced while the page is loading. Ends with the viewer's
 * next press. Returns a function that stops it.
 */
function followFocus(main: HTMLElement, href: string | undefined): () => void {
  let focused = focusIn(main, href);
  let frame: number | undefined;
  const look = () => {
    frame = undefined;
    // The link may be rendered after the heading: lists render their cards when they know the scroll position.
    const link = linkTo(main, href);
    if (link ? focused !== link : !isStart(main, focused)) focused = focusIn(main, href);
  };
  // A list changes many times while its cards come, and looking for what is seen lays the page out.
  const observer = new MutationObserver(() => void (frame ??= requestAnimationFrame(look)));
  // A menu or drawer that closes after the navigation returns the focus to its button.
  const restore = ({ target }: FocusEvent) => {
    const isElsewhere = target instanceof Element && !target.closest(`main, ${DIALOG}`);
    if (isElsewhere && focused?.isConnected) focused.focus({ preventScroll: true });
  };
  const stop = () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    observer.disconnect();
    removeEventListener('focusin', restore);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(main, { childList: true, subtree: true });
  addEventListener('focusin', restore);
  // In the capture phase, because a menu opened by the same press moves the focus, which must not be restored then.
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  return stop;
}

/**
 * Does nothing on the first page, where the browser's initial focus is right. `page` is the same for the parts of a page; `leftLink`
 * returns the link of this page that was pressed when it was left.
 */
export function useFocusAfterNavigation(
  page: string,
  mainId: string,
  leftLink?: () => string | undefined,
): void {
  const before = useRef(page);
  useEffect(() => {
    const main = document.getElementById(mainId);
    if (!main || before.current === page) return undefined;
    before.current = page;
    return followFocus(main, leftLink?.());
  }, [page, mainId, leftLink]);
}
