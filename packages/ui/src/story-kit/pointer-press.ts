import { fireEvent } from '@testing-library/react';

/** Presses a button as a browser does: it takes the focus unless a handler of `mousedown` prevents that. */
export function pointerPress(button: HTMLElement, pointerType: 'mouse' | 'touch') {
  fireEvent.pointerDown(button, { pointerType });
  if (fireEvent.mouseDown(button)) button.focus();
  fireEvent.click(button);
}
