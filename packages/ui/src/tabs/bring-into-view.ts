/**
 * Scrolls a row until one of its parts is seen. Not `scrollIntoView`: that moves the page as well, and in some browsers the
 * place from which the Tab key goes on.
 */
export function bringIntoView(row: Element, one: Element): void {
  const around = row.getBoundingClientRect();
  const { left, right } = one.getBoundingClientRect();
  if (left < around.left) row.scrollLeft -= around.left - left;
  else if (right > around.right) row.scrollLeft += right - around.right;
}
