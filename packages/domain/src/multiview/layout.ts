/** Layout changes that keep cells inside the grid without overlap, and chats attached to their videos. */
import { doOverlap, isChatCell, isEmptyCell, isInsideGrid, videoCellsOf } from './multiview-cell';
import type { MultiviewBox, MultiviewCell } from './multiview-cell';
import { encodeMultiview } from './multiview-code';
import { NEW_CELL_SIZE } from './layout.limits';
import { MULTIVIEW_GRID, MULTIVIEW_ROWS_MAX } from './multiview.limits';

/** `gone`: no such cell; `outside`: beyond the edge of the grid; `overlap`: another cell is there. */
export type PlaceProblem = 'gone' | 'outside' | 'overlap';

const isFree = (cells: readonly MultiviewBox[], box: MultiviewBox) =>
  isInsideGrid(box) && !cells.some((cell) => doOverlap(cell, box));

/** Whether two boxes have the same place and size. */
export const isSameBox = (one: MultiviewBox | undefined, two: MultiviewBox | undefined): boolean =>
  one?.x === two?.x && one?.y === two?.y && one?.w === two?.w && one?.h === two?.h;

/** The first free place for a new cell, row by row; below the screen if that is full; null if there is none. */
export function firstFreePlace(cells: readonly MultiviewBox[]): MultiviewBox | null {
  for (let y = 0; y < MULTIVIEW_ROWS_MAX; y += 1) {
    for (let x = 0; x < MULTIVIEW_GRID; x += 1) {
      const box = { x, y, ...NEW_CELL_SIZE };
      if (isFree(cells, box)) return box;
    }
  }
  return null;
}

/** Cells that lie over others move to free places; the others stay where they are, and all keep their order. */
export function separateCells(cells: readonly MultiviewCell[]): readonly MultiviewCell[] {
  const kept: MultiviewCell[] = [];
  const covering = cells.filter((cell) => {
    const hasPlace = isFree(kept, cell);
    if (hasPlace) kept.push(cell);
    return !hasPlace;
  });
  for (const cell of covering) {
    const place = firstFreePlace(kept);
    if (place) kept.push({ ...cell, ...place });
  }
  const shown = new Map(kept.map((cell) => [cell.id, cell]));
  return cells.flatMap(({ id }) => shown.get(id) ?? []);
}

/** The empty cell for a chosen video: by column, then by row. */
export function firstEmptyCell(cells: readonly MultiviewCell[]): MultiviewCell | undefined {
  const empty = cells.filter(isEmptyCell);
  return empty.sort((one, two) => one.x - two.x || one.y - two.y)[0];
}

/** Moves or resizes a cell; returns why it cannot be there. */
export function placeCell(
  cells: readonly MultiviewCell[],
  id: string,
  to: Partial<MultiviewBox>,
): readonly MultiviewCell[] | PlaceProblem {
  const cell = cells.find((cell) => cell.id === id);
  if (cell === undefined) return 'gone';
  const { x = cell.x, y = cell.y, w = cell.w, h = cell.h } = to;
  const box = { x, y, w, h };
  if (!isInsideGrid(box)) return 'outside';
  const others = cells.filter((other) => other !== cell);
  if (!isFree(others, box)) return 'overlap';
  return cells.map((other) => (other === cell ? { ...cell, ...box } : other));
}

/** Swaps place and size of two cells; contents stay in their cells and are not reloaded. */
export function swapCells(
  cells: readonly MultiviewCell[],
  id: string,
  otherId: string,
): readonly MultiviewCell[] | 'gone' {
  const one = cells.find((cell) => cell.id === id);
  const two = cells.find((cell) => cell.id === otherId);
  if (one === undefined || two === undefined) return 'gone';
  const boxOf = ({ x, y, w, h }: MultiviewBox) => ({ x, y, w, h });
  return cells.map((cell) => {
    if (cell === one) return { ...cell, ...boxOf(two) };
    return cell === two ? { ...cell, ...boxOf(one) } : cell;
  });
}

const shownTabs = (cells: readonly MultiviewCell[]) =>
  new Set(cells.filter(isChatCell).map(({ content }) => content.tab));

/** The first of this many videos without a chat; the first of all if each has one. */
export function firstTabWithoutChat(cells: readonly MultiviewCell[], videos: number): number {
  const shown = shownTabs(cells);
  const free = Array.from({ length: videos }, (_, tab) => tab).find((tab) => !shown.has(tab));
  return free ?? 0;
}

/**
 * Existing chats keep pointing at their video, wherever it is now. A chat whose video was removed takes a video without
 * a chat. A chat waiting for a video keeps waiting.
 */
export function followVideos(
  before: readonly MultiviewCell[],
  after: readonly MultiviewCell[],
): readonly MultiviewCell[] {
  const [old, now] = [videoCellsOf(before), videoCellsOf(after)];
  const chats = new Set(before.filter(isChatCell).map(({ id }) => id));
  const lost: string[] = [];
  const followed = after.map((cell): MultiviewCell => {
    if (!isChatCell(cell) || !chats.has(cell.id)) return cell;
    const video = old[cell.content.tab];
    if (video === undefined) return cell;
    const tab = now.findIndex(({ id }) => id === video.id);
    if (tab === -1) lost.push(cell.id);
    return tab === -1 ? cell : { ...cell, content: { ...cell.content, tab } };
  });
  return lost.reduce<readonly MultiviewCell[]>((cells, id, at) => {
    const waiting = lost.slice(at);
    const others = cells.filter((cell) => !waiting.includes(cell.id));
    const tab = firstTabWithoutChat(others, now.length);
    return cells.map((cell) =>
      cell.id === id && isChatCell(cell) ? { ...cell, content: { ...cell.content, tab } } : cell,
    );
  }, followed);
}

/** Removes the cell; returns the same cells if it does not exist. */
export const removeCell = (cells: readonly MultiviewCell[], id: string): readonly MultiviewCell[] =>
  followVideos(
    cells,
    cells.filter((cell) => cell.id !== id),
  );

/**
 * The order in which a code is read. Reading sorts the parts, so chats must number their videos in that order or they
 * would show another one after a round trip.
 */
export function inReadingOrder(cells: readonly MultiviewCell[]): readonly MultiviewCell[] {
  const parts = new Map(
    cells.map((cell) => {
      const encoded = encodeMultiview([cell], { includeVideos: true });
      return [cell.id, encoded.ok ? encoded.code : ''];
    }),
  );
  const partOf = ({ id }: MultiviewCell) => parts.get(id) ?? '';
  const sorted = [...cells].sort((one, two) =>
    partOf(one) < partOf(two) ? -1 : Number(partOf(one) > partOf(two)),
  );
  return followVideos(cells, sorted);
}
