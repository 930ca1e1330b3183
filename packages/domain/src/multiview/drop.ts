/** What happens when a cell is put down at another place of the grid. */
import { doOverlap, type MultiviewBox, type MultiviewCell } from './multiview-cell';
import { MULTIVIEW_GRID, MULTIVIEW_ROWS_MAX } from './multiview.limits';
import { placeCell, type PlaceProblem } from './layout';

/** What dropping a cell leads to. */
export type DropOutcome =
  /** It fits there. */
  | { readonly kind: 'place' }
  /** Another cell is there: the two swap place and size. */
  | { readonly kind: 'swap'; readonly otherId: string }
  | { readonly kind: 'refused'; readonly problem: PlaceProblem };

const limited = (value: number, max: number) => Math.min(Math.max(0, Math.round(value)), max);

/** The whole place nearest to a moved one, on the same side of the edge of the screen. */
export function movedBox(box: MultiviewBox, columns: number, rows: number): MultiviewBox {
  const isBelow = box.y >= MULTIVIEW_GRID;
  const lowest = (isBelow ? MULTIVIEW_ROWS_MAX : MULTIVIEW_GRID) - box.h;
  const y = limited(box.y + rows, lowest);
  return {
    x: limited(box.x + columns, MULTIVIEW_GRID - box.w),
    // A cell never lies across the edge.
    y: y + box.h > MULTIVIEW_GRID && y < MULTIVIEW_GRID ? MULTIVIEW_GRID - box.h : y,
    w: box.w,
    h: box.h,
  };
}

/** The whole size nearest to a changed one, inside the grid. */
export function resizedBox(box: MultiviewBox, columns: number, rows: number): MultiviewBox {
  const edge = box.y >= MULTIVIEW_GRID ? MULTIVIEW_ROWS_MAX : MULTIVIEW_GRID;
  const most = (max: number) => Math.min(max, MULTIVIEW_GRID);
  return {
    x: box.x,
    y: box.y,
    w: Math.max(1, limited(box.w + columns, most(MULTIVIEW_GRID - box.x))),
    h: Math.max(1, limited(box.h + rows, most(edge - box.y))),
  };
}

/**
 * A cell that is only moved swaps with the cell under its middle, because full layouts have no free place; where it covers others
 * only in part, it is refused.
 */
export function dropOutcome(
  cells: readonly MultiviewCell[],
  id: string,
  box: MultiviewBox,
): DropOutcome {
  const placed = placeCell(cells, id, box);
  if (typeof placed !== 'string') return { kind: 'place' };
  const cell = cells.find((one) => one.id === id);
  const isMoved = cell !== undefined && cell.w === box.w && cell.h === box.h;
  const [x, y] = [Math.floor(box.x + box.w / 2), Math.floor(box.y + box.h / 2)];
  const under =
    placed === 'overlap' && isMoved
      ? cells.find((other) => other.id !== id && doOverlap(other, { x, y, w: 1, h: 1 }))
      : undefined;
  return under === undefined
    ? { kind: 'refused', problem: placed }
    : { kind: 'swap', otherId: under.id };
}
