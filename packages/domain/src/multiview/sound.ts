/** "Cells are muted except the first when muteOthers is on." */
import { videoCellsOf } from './multiview-cell';
import type { MultiviewCell } from './multiview-cell';

/** Ids of muted video cells. */
export type MutedCells = readonly string[];

const idsOf = (cells: readonly MultiviewCell[]) => videoCellsOf(cells).map(({ id }) => id);

/** All videos except one; without an id all except the first. */
export function muteOthersThan(cells: readonly MultiviewCell[], id?: string): MutedCells {
  const ids = idsOf(cells);
  const loud = id !== undefined && ids.includes(id) ? id : ids[0];
  return ids.filter((id) => id !== loud);
}

/** The ids of all cells with videos. */
export const muteAll = (cells: readonly MultiviewCell[]): MutedCells => idsOf(cells);

/** The muted cells with one more, in the order of the layout. */
export function muteCell(
  cells: readonly MultiviewCell[],
  muted: MutedCells,
  id: string,
): MutedCells {
  return idsOf(cells).filter((known) => known === id || muted.includes(known));
}

/** Unmutes one; with `muteOthers` mutes the others. */
export function unmuteCell(
  cells: readonly MultiviewCell[],
  muted: MutedCells,
  { id, muteOthers }: { readonly id: string; readonly muteOthers: boolean },
): MutedCells {
  if (muteOthers && idsOf(cells).includes(id)) return muteOthersThan(cells, id);
  return muted.filter((known) => known !== id);
}

/**
 * Sound after a layout change. With `muteOthers` the video with sound keeps it; if it was removed, the first gets it;
 * if all were muted, all stay muted.
 */
export function soundAfter(
  before: readonly MultiviewCell[],
  after: readonly MultiviewCell[],
  { muted, muteOthers }: { readonly muted: MutedCells; readonly muteOthers: boolean },
): MutedCells {
  if (!muteOthers) return idsOf(after).filter((id) => muted.includes(id));
  const old = idsOf(before);
  const loud = old.filter((id) => !muted.includes(id));
  if (old.length > 0 && loud.length === 0) return muteAll(after);
  return muteOthersThan(
    after,
    loud.find((id) => idsOf(after).includes(id)),
  );
}
