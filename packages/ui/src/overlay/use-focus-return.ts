import { useRef } from 'react';

/**
 * Gives the focus back to what had it before. Radix gives it to the button that opens a dialog; one that its owner opens has
 * no such button, and the focus would be lost.
 */
export function useFocusReturn(hasTrigger: boolean) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before;
      if (hasTrigger || !(current instanceof HTMLElement) || !current.isConnected) return;
      event.preventDefault();
      current.focus();
    },
  };
}
