import { useEffect, useRef, type RefObject } from 'react';

export type RowButton = 'up' | 'down' | 'remove';

interface Wanted {
  /** Of the video in the row; undefined when no row is left. */
  readonly id: string | undefined;
  readonly button: RowButton;
}

/** A row that moves is taken out of the page and put back, and its focus with it: it is led there again. */
export function useRowFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<Wanted>(undefined);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = undefined;
    if (!target) return;
    const row =
      target.id === undefined
        ? undefined
        : root.current?.querySelector(`[data-row="${CSS.escape(target.id)}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-button="${target.button}"]`);
    (button ?? root.current)?.focus();
    // With the drawing that shows the change, whichever that is.
  });
  return (next: Wanted) => {
    wanted.current = next;
  };
}
