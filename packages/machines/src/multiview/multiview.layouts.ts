/** Predicates and helpers shared by several layout changes. */
import { isAutomaticLayout, isPreset, isSameBox, UNDO_MAX, withEdit } from '@oshimado/domain';
import type { MultiviewCell, MultiviewContent } from '@oshimado/domain';
import type { MultiviewCells, MultiviewContext, MultiviewOutcome } from './multiview.types';

export function isPresetHere({
  cells,
  readPresets,
}: Pick<MultiviewContext, 'cells' | 'readPresets'>): boolean {
  const { ownPresets, autoLayouts } = readPresets();
  return isPreset(cells, ownPresets) || isAutomaticLayout(cells, autoLayouts);
}

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

/** Whether this cell is the large one, and there is a layout to go back to. */
export const isBigHere = (
  { big, cells }: Pick<MultiviewContext, 'big' | 'cells'>,
  id?: string,
): boolean =>
  big !== null &&
  (id === undefined || big.id === id) &&
  big.after.length === cells.length &&
  big.after.every((cell, at) => cell.id === cells[at]?.id && isSameBox(cell, cells[at]));

/** Replaces the layout and adds an undo step. */
export const edited = (
  context: Pick<MultiviewContext, 'cells' | 'history'>,
  cells: MultiviewCells,
  nextId: number,
): Extract<MultiviewOutcome, { kind: 'changed' }> => ({
  kind: 'changed',
  cells,
  nextId,
  history: withEdit(context.history, context.cells, UNDO_MAX),
});
