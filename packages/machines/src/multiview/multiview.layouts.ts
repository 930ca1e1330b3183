/** Predicates and helpers shared by several layout changes. */
import {
  encodeMultiview,
  inReadingOrder,
  isAutomaticLayout,
  isChatCell,
  isPreset,
  isSameBox,
  UNDO_MAX,
  videoCellsOf,
  withEdit,
} from '@oshimado/domain';
import type { MultiviewCell, MultiviewContent } from '@oshimado/domain';
import type { MultiviewCells, MultiviewContext, MultiviewOutcome } from './multiview.types';

export const isPresetHere = ({
  cells,
  ownPresets,
  autoLayouts,
}: Pick<MultiviewContext, 'cells' | 'ownPresets' | 'autoLayouts'>): boolean =>
  isPreset(cells, ownPresets) || isAutomaticLayout(cells, autoLayouts);

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

function codeOf(cells: MultiviewCells, includeVideos: boolean): string {
  const encoded = encodeMultiview(inReadingOrder(cells), { includeVideos });
  return encoded.ok ? encoded.code : '';
}

/** The layout as an address, with its videos. Empty for an empty layout. */
export const shareCode = (cells: MultiviewCells): string => codeOf(cells, true);

/** The layout as saved: without videos, so chats refer to the index of their video. */
export function presetCode(cells: MultiviewCells): string {
  const sorted = inReadingOrder(cells);
  const places = sorted.filter((cell) => !isChatCell(cell));
  const videos = videoCellsOf(sorted);
  const pointed = sorted.map((cell): MultiviewCell => {
    if (!isChatCell(cell)) return { ...cell, content: null };
    const video = videos[cell.content.tab];
    const tab = video ? places.findIndex(({ id }) => id === video.id) : cell.content.tab;
    return { ...cell, content: { type: 'chat', tab } };
  });
  return codeOf(pointed, false);
}

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
