/**
 * Lets the mouse select the words of a card's title. Browsers begin no selection within a link, and the link of the title covers the
 * card and would be dragged in its place.
 */
import type { MouseEvent } from 'react';

/** A press that moves less is a press on the link. */
const SELECT_PX = 6;

const titleOf = (card: Element) => card.querySelector<HTMLElement>('h2, h3, h4');

/** The position between two letters under the pointer; null if there is none or the browser does not report it. */
const caretAt = (x: number, y: number) =>
  'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null;

function selectFrom(title: HTMLElement, startX: number, startY: number): void {
  const selection = getSelection();
  const start = caretAt(startX, startY);
  selection?.removeAllRanges();
  if (!selection || !start || !title.contains(start.offsetNode)) return;
  const press = new AbortController();
  const extend = ({ clientX, clientY }: globalThis.MouseEvent) => {
    if (Math.hypot(clientX - startX, clientY - startY) < SELECT_PX) return;
    const end = caretAt(clientX, clientY);
    if (!end || !title.contains(end.offsetNode)) return;
    selection.setBaseAndExtent(start.offsetNode, start.offset, end.offsetNode, end.offset);
  };
  const { signal } = press;
  document.addEventListener('mousemove', extend, { signal });
  // Words that are selected already would be dragged.
  document.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  document.addEventListener('mouseup', () => press.abort(), { signal });
}

/** Dragging on the words of the title selects them; anywhere else on the card it drags the link. */
function beginPress({ currentTarget, clientX: x, clientY: y, button }: MouseEvent<HTMLElement>) {
  const title = titleOf(currentTarget);
  const link = title?.querySelector('a');
  if (!title || !link) return;
  const { left, right, top, bottom } = title.getBoundingClientRect();
  const isOnWords = x >= left && x <= right && y >= top && y <= bottom;
  link.draggable = !isOnWords;
  if (button !== 0) return;
  if (isOnWords) selectFrom(title, x, y);
  // A press beside selected words ends their selection. The browser does not do so within a link.
  else if (title.contains(getSelection()?.anchorNode ?? null)) getSelection()?.removeAllRanges();
}

/** Cancels the click that ends a selection by mouse. */
function endPress(event: MouseEvent<HTMLElement>): void {
  const isByKey = event.detail === 0;
  const selection = getSelection();
  if (isByKey || !selection || selection.isCollapsed) return;
  if (!titleOf(event.currentTarget)?.contains(selection.anchorNode)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** For the element of a card. */
export const titleSelection = { onMouseDown: beginPress, onClickCapture: endPress } as const;
