/** Brings a cell of the layout into view and gives it the focus. */
export function showCell(id: string): void {
  const cell = document.querySelector<HTMLElement>(`[data-cell="${id}"]`);
  cell?.scrollIntoView({ block: 'nearest', inline: 'start' });
  cell?.focus({ preventScroll: true });
}
