import { useEffect, type RefObject } from 'react';

/** While something is dragged over the page, frames let it through to their cell: they would keep what is dropped on them. */
export function useFramesLetDropsThrough(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const set = (isDragging: boolean) => grid.current?.toggleAttribute('data-dropping', isDragging);
    const begin = () => set(true);
    const end = () => set(false);
    const leave = ({ relatedTarget }: DragEvent) => {
      // Out of the window, from where the drag may end unseen.
      if (!(relatedTarget instanceof Node)) set(false);
    };
    const listened = [
      ['dragstart', begin],
      ['dragenter', begin],
      ['dragover', begin],
      ['dragend', end],
      ['drop', end],
    ] as const;
    for (const [type, listener] of listened) addEventListener(type, listener, { capture: true });
    addEventListener('dragleave', leave, { capture: true });
    return () => {
      for (const [type, listener] of listened)
        removeEventListener(type, listener, { capture: true });
      removeEventListener('dragleave', leave, { capture: true });
    };
  }, [grid]);
}
