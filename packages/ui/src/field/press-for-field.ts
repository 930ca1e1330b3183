import type { MouseEvent, PointerEvent, RefObject } from 'react';

/**
 * Handlers of a button that belongs to an input and takes no focus of its own: the press of a mouse or a pen gives the focus to the
 * input, so that keys go on there. The press of a finger leaves the focus where it is, because the input would open the keyboard of the screen.
 */
export const pressForField = (field: RefObject<HTMLInputElement | null>) => ({
  onPointerDown: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') field.current?.focus();
  },
  // Else the button would take the focus, and lose it to the page where the press removes it.
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
});
