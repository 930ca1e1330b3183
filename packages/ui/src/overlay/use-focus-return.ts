import { useRef } from 'react';

/**
 * Gives the focus back to what had it before. Radix gives it to the button that opens a dialog; one that its owner opens has
 * no such button, and the focus would be lost. Where it has gone on meanwhile, to the heading of the next page perhaps, it stays.
 */
export function useFocusReturn(hasTrigger: boolean) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before;
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
