/** A layout for videos that are only listed, as a fan site names them. */
import { followVideos } from './layout';
import { isChatCell, isEmptyCell } from './multiview-cell';
import type { MultiviewCell, MultiviewSlot } from './multiview-cell';
import { MULTIVIEW_CELLS_MAX, MULTIVIEW_GRID } from './multiview.limits';
import type { PickedVideo } from './picked-video';
import {
  allPresets,
  cellsOfPreset,
  countPresetVideos,
  DEFAULT_AUTO_LAYOUTS,
  evenLayoutCode,
} from './presets';

/** Width of a chat beside a layout that has none of its own. */
const CHAT_COLUMNS = 6;

const hasChatCell = (code: string) => cellsOfPreset(code).some(isChatCell);

/** Moves the cells together and puts a chat beside them. */
function withChatBeside(cells: readonly MultiviewSlot[]): readonly MultiviewSlot[] {
  const left = MULTIVIEW_GRID - CHAT_COLUMNS;
  const scale = (column: number) => Math.round((column * left) / MULTIVIEW_GRID);
  return [
    ...cells.map((cell) => ({
      ...cell,
      x: scale(cell.x),
      w: scale(cell.x + cell.w) - scale(cell.x),
    })),
    { x: left, y: 0, w: CHAT_COLUMNS, h: MULTIVIEW_GRID, content: { type: 'chat', tab: 0 } },
  ];
}

/** The automatic layout, else the first preset for this number of videos with or without a chat, else rows of equal size. */
function slotsFor(videos: number, hasChat: boolean): readonly MultiviewSlot[] {
  const presets = allPresets([]).flatMap(({ code }) =>
    countPresetVideos(code) === videos ? [code] : [],
  );
  const automatic = DEFAULT_AUTO_LAYOUTS[videos] ?? undefined;
  const code = [...(automatic === undefined ? [] : [automatic]), ...presets].find(
    (one) => hasChatCell(one) === hasChat,
  );
  if (code !== undefined) return cellsOfPreset(code);
  const even = cellsOfPreset(evenLayoutCode(videos));
  return hasChat ? withChatBeside(even) : even;
}

/** What the layout has beside the videos. */
export interface VideosLayoutOptions {
  /** A chat beside the videos. */
  readonly hasChat: boolean;
}

/** Videos from the upper left to the lower right; chats show the first ones. Those that have no room are left out. */
export function layoutOfVideos(
  videos: readonly PickedVideo[],
  { hasChat }: VideosLayoutOptions,
): readonly MultiviewCell[] {
  const shown = videos.slice(0, MULTIVIEW_CELLS_MAX - Number(hasChat));
  if (shown.length === 0) return [];
  const slots = [...slotsFor(shown.length, hasChat)].sort(
    (one, two) => one.y - two.y || one.x - two.x,
  );
  let chats = 0;
  const cells = slots.map((slot, at): MultiviewCell => {
    const id = `c${at}`;
    if (slot.content?.type !== 'chat') return { ...slot, id, content: null };
    const tab = Math.min(chats, shown.length - 1);
    chats += 1;
    return { ...slot, id, content: { type: 'chat', tab } };
  });
  return fillEmptyCells(cells, shown);
}

/** Puts videos into the empty cells, in the order of the cells; chats stay with their videos. */
export function fillEmptyCells(
  cells: readonly MultiviewCell[],
  videos: readonly PickedVideo[],
): readonly MultiviewCell[] {
  const next = videos.values();
  const filled = cells.map((cell): MultiviewCell => {
    const video = isEmptyCell(cell) ? next.next().value : undefined;
    return video === undefined ? cell : { ...cell, content: { type: 'video', ...video } };
  });
  return followVideos(cells, filled);
}
