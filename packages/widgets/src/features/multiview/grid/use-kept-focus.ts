/** Keeps the focus in the layout when a change takes away what had it: in the same cell, else in the one that follows. */
import { useEffect, useRef, type RefObject } from 'react';
import { useMultiviewEvents } from './MultiviewProvider';

const CELLS = '[data-cell]';
/** Opened from a cell, perhaps: its menu, and a question that follows. */
const OVERLAYS = '[role="menu"], [role="dialog"], [role="alertdialog"]';
const idOf = (element: Element | null | undefined) =>
  element instanceof HTMLElement ? element.dataset['cell'] : undefined;

export function useKeptFocus(grid: RefObject<HTMLElement | null>): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(OVERLAYS)) return;
      last.current = idOf(target.closest(CELLS));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useMultiviewEvents('layout.changed', () => {
    const id = last.current;
    if (id === undefined) return;
    const cells = () => [...(grid.current?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
    const at = cells().findIndex((cell) => idOf(cell) === id);
    // By the next frame the change is drawn, and a menu that was open has given its focus back.
    requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const now = cells();
      const cell = now.find((one) => idOf(one) === id) ?? now[Math.min(at, now.length - 1)];
      cell?.focus({ preventScroll: true });
    });
  });
}
