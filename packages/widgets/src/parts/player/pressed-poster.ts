/** The button of the poster that was pressed last: it goes when its player comes, and the focus with it. */
let pressed: HTMLElement | undefined;

export const notePressedPoster = (button: HTMLElement): void => void (pressed = button);

/**
 * Gives the focus that went with a pressed poster to what holds the player: not to its frame, which would keep the keys of the page to
 * itself. Without a press nothing takes the focus.
 */
export function takePosterFocus(frame: HTMLElement | null): void {
  if (pressed === undefined || pressed.isConnected) return;
  pressed = undefined;
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  frame?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
