/** The automatic layout after a video was added or removed. */
import {
  automaticLayout,
  countVideoSlots,
  firstEmptyCell,
  firstFreePlace,
  followVideos,
  isAutomaticLayout,
  isPreset,
  mergeLayout,
  MULTIVIEW_CELLS_MAX,
} from '@oshimado/domain';
import type { MultiviewContent, MultiviewVideo, PickedVideo } from '@oshimado/domain';
import { edited } from './multiview.layout';
import type {
  MultiviewCells,
  MultiviewContext,
  MultiviewOutcome as Outcome,
} from './multiview.types';

export const videoContent = ({ id, service, name }: PickedVideo): MultiviewVideo => ({
  type: 'video',
  id,
  service,
  ...(name !== undefined && { name }),
});

export function isPresetHere({
  cells,
  readPresets,
}: Pick<MultiviewContext, 'cells' | 'readPresets'>): boolean {
  const { ownPresets, autoLayouts } = readPresets();
  return isPreset(cells, ownPresets) || isAutomaticLayout(cells, autoLayouts);
}

/** The content in the first empty cell, by column, then row; null: none is empty. */
export function fillFirst(cells: MultiviewCells, content: MultiviewContent): MultiviewCells | null {
  const empty = firstEmptyCell(cells);
  if (empty === undefined) return null;
  return followVideos(
    cells,
    cells.map((cell) => (cell === empty ? { ...cell, content } : cell)),
  );
}

/** The grid of a phone that is not measured yet. */
const PHONE_GRID = { width: 360, height: 640 } as const;

/**
 * The automatic layout for this number of videos with room for the chats of these cells, or for the next larger number unless
 * `isExact`; null: none.
 */
export function layoutFor(
  { readPresets, isMobile, grid, nextId }: MultiviewContext,
  current: MultiviewCells,
  { videos, isExact = false }: { readonly videos: number; readonly isExact?: boolean },
): { readonly target: MultiviewCells; readonly nextId: number } | null {
  const { autoLayouts } = readPresets();
  const hasNone = (autoLayouts[videos] ?? null) === null;
  if (isExact && hasNone) return null;
  const slots = automaticLayout(autoLayouts, current, {
    videos,
    grid: grid ?? (isMobile ? PHONE_GRID : null),
  });
  if (slots === null) return null;
  const target = slots.map((slot, at) => ({ ...slot, id: `c${nextId + at}` }));
  return { target, nextId: nextId + target.length };
}

/** A new cell of 4 by 6 at the first free place, or below all cells. */
function addBeside(context: MultiviewContext, content: MultiviewContent): Outcome {
  const { cells, nextId } = context;
  const place = firstFreePlace(cells);
  if (place === null || cells.length >= MULTIVIEW_CELLS_MAX) {
    return { kind: 'refused', code: 'full' };
  }
  const added = [...cells, { id: `c${nextId}`, ...place, content }];
  const layout = edited(context, followVideos(cells, added), { nextId: nextId + 1 });
  return { kind: 'changed', layout };
}

/** Adds one cell. An empty or preset layout grows when a video is added; a preset also when an empty cell is added. */
export function addAutomatically(context: MultiviewContext, content: MultiviewContent): Outcome {
  const isStart = context.cells.length === 0 && content !== null;
  if (!isStart && !isPresetHere(context)) return addBeside(context, content);
  const videos = countVideoSlots(context.cells) + 1;
  const slots = layoutFor(context, context.cells, { videos });
  if (slots === null) {
    const outcome = addBeside(context, content);
    return outcome.kind === 'changed' ? { ...outcome, missing: videos } : outcome;
  }
  const merged = mergeLayout(context.cells, slots.target);
  const cells = content === null ? merged : (fillFirst(merged, content) ?? merged);
  return { kind: 'changed', layout: edited(context, cells, { nextId: slots.nextId }) };
}
