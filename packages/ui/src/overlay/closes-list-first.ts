import { isOfInputMethod } from '../input-method';

/**
 * Escape closes an open list in a window, or leaves what has a use of its own for it, and the window only afterwards. That of an input method
 * gives up the word that is being composed. For Radix's `onEscapeKeyDown`, which hears the key before what is in the window does.
 */
export function closesListFirst(event: KeyboardEvent): void {
  const { target } = event;
  const isList =
    target instanceof Element &&
    target.matches(
      '[role="combobox"][aria-expanded="true"]:not([data-list-stays]), [data-own-escape]',
    );
  if (isList || isOfInputMethod(event)) event.preventDefault();
}
