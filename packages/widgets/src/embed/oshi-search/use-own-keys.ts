/** Keys in a field are not those of the page around the element, which may have shortcuts on letters. */
import { useEffect, type RefObject } from 'react';

/** Those that lead out of a field or a dialog, which the page may be waiting for. */
const OUTWARD = new Set(['Tab', 'Escape']);

const TYPES = ['keydown', 'keypress', 'keyup'] as const;

function keep(event: KeyboardEvent) {
  if (!OUTWARD.has(event.key)) event.stopPropagation();
}

/** Keys that are pressed in `ref` do not reach the page. */
export function useOwnKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = ref;
    for (const type of TYPES) element?.addEventListener(type, keep);
    return () => {
      for (const type of TYPES) element?.removeEventListener(type, keep);
    };
  }, [ref]);
}
