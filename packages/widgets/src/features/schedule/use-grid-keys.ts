/** The keyboard in a week: one stop for the Tab key, and keys that move the focus from cell to cell. */
import type { GridCell } from '@oshimado/domain';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { moveInGrid, type GridPlace } from './move-in-grid';

/** `onWeek`: called when a key asks for the week before, or after. */
export function useGridKeys(
  box: RefObject<HTMLDivElement | null>,
  days: readonly (readonly GridCell[])[],
  onWeek: (by: -1 | 1) => void,
) {
  const [wanted, setWanted] = useState<GridPlace>({ day: 0, index: 0 });
  const isMoved = useRef(false);
  const last = Math.max(0, (days[wanted.day]?.length ?? 1) - 1);
  // Streams may have gone since.
  const stop = { day: wanted.day, index: Math.min(wanted.index, last) };
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    const cell = box.current?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    // A list that is open has its own keys; React passes them on from where it is in the tree of components.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const starts = days.map((cells) => cells.map(({ from }) => from));
    const move = moveInGrid(starts, stop, event, isMirrored);
    if (!move) return;
    event.preventDefault();
    isMoved.current = true;
    if (move.kind === 'place') setWanted(move.place);
    else onWeek(move.by);
  };
  return { stop, setStop: setWanted, onKeyDown };
}
