/** The layout of a tab as a value with undo. Each function returns the next one. */
import {
  emptyHistory,
  isSameBox,
  readableCells,
  redoStep,
  separateCells,
  undoStep,
  UNDO_MAX,
  withBigCell,
  withEdit,
} from '@oshimado/domain';
import type { GridSize, MultiviewCell, MultiviewContent, MutedCells } from '@oshimado/domain';
import type { MultiviewCells, MultiviewLayout } from './multiview.types';

export function isSameContent(one: MultiviewContent, two: MultiviewContent): boolean {
  if (one === null || two === null) return one === two;
  if (one.type === 'chat' || two.type === 'chat') {
    if (one.type !== 'chat' || two.type !== 'chat') return false;
    return one.tab === two.tab && (one.panels ?? 'chat') === (two.panels ?? 'chat');
  }
  return one.id === two.id && one.service === two.service;
}

const isSameCell = (one: MultiviewCell, two: MultiviewCell | undefined): boolean =>
  two !== undefined &&
  one.id === two.id &&
  isSameBox(one, two) &&
  isSameContent(one.content, two.content);

export const isSameLayout = (one: MultiviewCells, two: MultiviewCells): boolean =>
  one.length === two.length && one.every((cell, at) => isSameCell(cell, two[at]));

const numberOf = (id: string) => /^c(\d{1,15})$/.exec(id)?.[1];

/** One above the highest number of a stored cell, so that ids stay unique. */
const nextIdAfter = (cells: MultiviewCells): number =>
  cells.reduce((next, { id }) => Math.max(next, Number(numberOf(id) ?? -1) + 1), 0);

/**
 * The cells and the muted ones with numbers as ids, by which cells are drawn in the order in which they were made. Layouts of other
 * products have ids of other kinds.
 */
export function numbered(cells: MultiviewCells, muted: MutedCells) {
  const next = nextIdAfter(cells);
  const others = cells.filter(({ id }) => numberOf(id) === undefined);
  const ids = new Map(others.map(({ id }, at) => [id, `c${next + at}`]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return { cells: cells.map((cell) => ({ ...cell, id: idOf(cell.id) })), muted: muted.map(idOf) };
}

/** The layout of stored cells, which may be old or from another page: invalid ones are dropped. */
export function layoutOf(stored: MultiviewCells): MultiviewLayout {
  const cells = separateCells(readableCells(stored));
  return { cells, nextId: nextIdAfter(cells), history: emptyHistory, big: null };
}

/** Replaces the cells; the previous ones can be restored. */
export const edited = (
  { cells: before, nextId, history, big }: MultiviewLayout,
  cells: MultiviewCells,
  more: Partial<Pick<MultiviewLayout, 'nextId' | 'big'>> = {},
): MultiviewLayout => ({
  cells,
  nextId,
  big,
  history: withEdit(history, before, UNDO_MAX),
  ...more,
});

const steppedBy =
  (step: typeof undoStep) =>
  ({ cells, nextId, history, big }: MultiviewLayout): MultiviewLayout | null => {
    const stepped = step(history, cells);
    return stepped === undefined
      ? null
      : { cells: stepped.value, history: stepped.history, nextId, big };
  };

/** The layout before the last edit; null if there is none. */
export const undone = steppedBy(undoStep);

/** The layout after the edit that was undone last; null if there is none. */
export const redone = steppedBy(redoStep);

/** Whether this cell is the large one, and there is a layout to go back to. */
export const isBigHere = ({ big, cells }: MultiviewLayout, id?: string): boolean =>
  big !== null &&
  (id === undefined || big.id === id) &&
  big.after.length === cells.length &&
  big.after.every((cell, at) => cell.id === cells[at]?.id && isSameBox(cell, cells[at]));

/** Makes a cell of the layout large, in place of the one that is; or, if it is the large one, gives all cells their places back. */
export function enlarged(layout: MultiviewLayout, id: string, grid?: GridSize): MultiviewLayout {
  const { cells, big } = layout;
  /** The places from before, with what the cells hold now. */
  const before =
    big !== null && isBigHere(layout)
      ? cells.map((cell, at) => ({ ...(big.before[at] ?? cell), content: cell.content }))
      : cells;
  if (isBigHere(layout, id)) return edited(layout, before);
  const after = withBigCell(before, id, grid);
  return edited(layout, after, { big: { id, before, after } });
}
