/** What holds a player, once the poster in it was pressed: the poster goes when its player comes, and the focus with it. */
const pressed = new WeakSet<Element>();

const holderOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[tabindex="-1"]');

export function notePressedPoster(button: HTMLElement): void {
  const holder = holderOf(button);
  if (holder) pressed.add(holder);
}

/**
 * Gives the focus that went with a pressed poster to what holds the player: not to its frame, which would keep the keys of the page to
 * itself. Without a press nothing takes the focus.
 */
export function takePosterFocus(frame: HTMLElement | null): void {
  const holder = holderOf(frame?.parentElement);
  if (!holder || !pressed.delete(holder)) return;
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) holder.focus({ preventScroll: true });
}
