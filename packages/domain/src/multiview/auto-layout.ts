/**
 * The layout that is taken by itself when videos come or go: it has room for every video and every chat, and on the grid as it is now
 * no player is smaller than its platform allows, where any layout can do that.
 */
import { AUTO_LAYOUT_MAX, PLAYER_LEAST_PX } from './layout.limits';
import {
  countVideoSlots,
  doOverlap,
  isChatCell,
  isInsideGrid,
  isVideoCell,
} from './multiview-cell';
import type { MultiviewBox, MultiviewCell, MultiviewSlot } from './multiview-cell';
import { MULTIVIEW_GRID } from './multiview.limits';
import { MOBILE_PRESETS } from './preset-list';
import {
  allPresets,
  autoLayoutFor,
  cellsOfPreset,
  DEFAULT_AUTO_LAYOUTS,
  lookOf,
  type AutoLayouts,
} from './presets';

/** The size of the grid on the screen, in px. */
export interface GridSize {
  readonly width: number;
  readonly height: number;
}

export interface LayoutRoom {
  /** Number of videos to have room for. */
  readonly videos: number;
  /** Number of chats that must stay. */
  readonly chats: number;
}

/** A usual screen, for a grid that is not measured yet. */
const USUAL_GRID: GridSize = { width: 1_920, height: 1_080 };
const PICTURE_RATIO = 16 / 9;
/** Size of the strip of chats beside or below the videos, and how many share it before it gets a second one. */
const CHAT_STRIP = { one: 6, more: 4, each: 4, most: 12 } as const;

/** Whether a grid is higher than it is wide. */
export const isUprightGrid = ({ width, height }: GridSize): boolean => height > width;

/** Start of part `at` of `count` of so many columns or rows. */
const cut = (at: number, count: number, size: number) => Math.round((at * size) / count);

const chatsIn = (cells: readonly Pick<MultiviewCell, 'content'>[]): number =>
  cells.filter(({ content }) => content?.type === 'chat').length;

const isSound = (cells: readonly MultiviewBox[]): boolean =>
  cells.every(isInsideGrid) &&
  !cells.some((one, at) => cells.slice(0, at).some((two) => doOverlap(one, two)));

/** Columns and rows change places. */
const turned = <T extends MultiviewBox>(cell: T): T => ({
  ...cell,
  x: cell.y,
  y: cell.x,
  w: cell.h,
  h: cell.w,
});

/** So many videos in rows of so many; those of the last row share its width. */
function rowsOf(videos: number, columns: number): readonly MultiviewSlot[] {
  const rows = Math.ceil(videos / columns);
  return Array.from({ length: videos }, (_, at): MultiviewSlot => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, videos - row * columns);
    const column = at - row * columns;
    const [x, y] = [cut(column, inRow, MULTIVIEW_GRID), cut(row, rows, MULTIVIEW_GRID)];
    return {
      x,
      y,
      w: cut(column + 1, inRow, MULTIVIEW_GRID) - x,
      h: cut(row + 1, rows, MULTIVIEW_GRID) - y,
      content: null,
    };
  });
}

/** The cells moved together, with a strip of chats beside them. */
function withChatsBeside(
  cells: readonly MultiviewSlot[],
  chats: number,
): readonly MultiviewSlot[] | undefined {
  const strips = Math.ceil(chats / CHAT_STRIP.each);
  const size = strips === 1 ? CHAT_STRIP.one : CHAT_STRIP.more;
  if (strips * size > CHAT_STRIP.most) return undefined;
  const left = MULTIVIEW_GRID - strips * size;
  const moved = cells.map((cell) => {
    const x = cut(cell.x, MULTIVIEW_GRID, left);
    return { ...cell, x, w: cut(cell.x + cell.w, MULTIVIEW_GRID, left) - x };
  });
  const added = Array.from({ length: chats }, (_, at): MultiviewSlot => {
    const strip = Math.floor(at / CHAT_STRIP.each);
    const inStrip = Math.min(CHAT_STRIP.each, chats - strip * CHAT_STRIP.each);
    const place = at - strip * CHAT_STRIP.each;
    const y = cut(place, inStrip, MULTIVIEW_GRID);
    const h = cut(place + 1, inStrip, MULTIVIEW_GRID) - y;
    return { x: left + strip * size, y, w: size, h, content: { type: 'chat', tab: at } };
  });
  return [...moved, ...added];
}

/** The same with the chats below. */
const withChatsBelow = (cells: readonly MultiviewSlot[], chats: number) =>
  withChatsBeside(cells.map(turned), chats)?.map(turned);

const inPx = ({ w, h }: MultiviewBox, grid: GridSize) => ({
  width: (w * grid.width) / MULTIVIEW_GRID,
  height: (h * grid.height) / MULTIVIEW_GRID,
});

/** The area of the picture in a cell, in px. */
function pictureIn(cell: MultiviewBox, grid: GridSize): number {
  const { width, height } = inPx(cell, grid);
  const shown = Math.min(width, height * PICTURE_RATIO);
  return (shown * shown) / PICTURE_RATIO;
}

const videosOf = (cells: readonly MultiviewSlot[]) =>
  cells.filter(({ content }) => content?.type !== 'chat');

const picturesOf = (cells: readonly MultiviewSlot[], grid: GridSize): readonly number[] =>
  videosOf(cells).map((cell) => pictureIn(cell, grid));

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

let builtIn: readonly (readonly MultiviewSlot[])[] | undefined;

/** The built-in layouts for wide screens for so many videos, those with the fewest chats first; read when they are first asked for. */
function wideLayouts(videos: number): readonly (readonly MultiviewSlot[])[] {
  builtIn ??= allPresets([])
    .map(({ code }) => cellsOfPreset(code))
    .sort((one, two) => chatsIn(one) - chatsIn(two));
  return builtIn.filter((cells) => countVideoSlots(cells) === videos);
}

/** All layouts in question, the most wanted first. */
function layoutsFor(
  autoLayouts: AutoLayouts,
  { videos, chats }: LayoutRoom,
  grid: GridSize,
): readonly (readonly MultiviewSlot[])[] {
  const isUpright = isUprightGrid(grid);
  const chosen = autoLayoutFor(autoLayouts, videos);
  const automatic = chosen === null ? [] : [cellsOfPreset(chosen)];
  const presetCells = (isPortrait: boolean) =>
    MOBILE_PRESETS.filter((preset) => preset.isPortrait === isPortrait)
      .map(({ code }) => cellsOfPreset(code))
      .filter((cells) => countVideoSlots(cells) === videos);
  const wide = wideLayouts(videos);
  const even = Array.from({ length: videos }, (_, at) => rowsOf(videos, at + 1)).sort(
    (one, two) => sum(picturesOf(two, grid)) - sum(picturesOf(one, grid)),
  );
  const isOwn = chosen !== (DEFAULT_AUTO_LAYOUTS[videos] ?? null);
  const grown = (all: readonly (readonly MultiviewSlot[])[], add: typeof withChatsBeside) =>
    chats === 0
      ? []
      : all.flatMap((cells) => (chatsIn(cells) === 0 ? [add(cells, chats) ?? []] : []));
  const wanted = isUpright
    ? [
        ...(isOwn ? automatic : []),
        ...presetCells(true),
        ...even,
        ...grown(even, withChatsBelow),
        ...automatic,
        ...wide,
        ...grown([...even, ...automatic, ...wide], withChatsBeside),
      ]
    : [
        ...automatic,
        ...wide,
        ...presetCells(false),
        ...even,
        ...grown([...automatic, ...wide, ...even], withChatsBeside),
        ...grown(even, withChatsBelow),
      ];
  return wanted.filter((cells) => cells.length > 0 && chatsIn(cells) >= chats && isSound(cells));
}

/** What the platforms of these videos ask of a player. */
function leastOf(cells: readonly MultiviewCell[]): GridSize {
  const hasTwitch = cells.some((cell) => isVideoCell(cell) && cell.content.service === 'twitch');
  return hasTwitch ? PLAYER_LEAST_PX.twitch : PLAYER_LEAST_PX.youtube;
}

/** The platform whose least size a video would fall short of at this place; undefined: it would not, or that is not known. */
export function smallPlayer(
  cell: Pick<MultiviewCell, 'content'>,
  box: MultiviewBox,
  grid: GridSize | null,
): 'youtube' | 'twitch' | undefined {
  if (grid === null || cell.content?.type !== 'video') return undefined;
  const { service } = cell.content;
  // Only the platforms ask for a least size.
  if (service === 'link') return undefined;
  return isLargeEnough(box, grid, PLAYER_LEAST_PX[service]) ? undefined : service;
}

/** Whether each video of a layout has at least the size that its platform asks for. */
export function hasRoomForPlayers(cells: readonly MultiviewCell[], grid: GridSize): boolean {
  return cells.every((cell) => smallPlayer(cell, cell, grid) === undefined);
}

/** On a narrower grid not even four players have their least size beside each other; a lower one is that of a phone on its side. */
const SMALL_GRID: GridSize = { width: 4 * PLAYER_LEAST_PX.youtube.width, height: 480 };

/** Whether a grid is one of a phone, however it is held, of a foldable or of an upright tablet. */
export const isSmallGrid = ({ width, height }: GridSize): boolean =>
  width < SMALL_GRID.width || height < SMALL_GRID.height;

/** Whether one cell at a time is shown by itself: on a small grid where a video would be smaller than its platform allows. */
export const isSingleByDefault = (cells: readonly MultiviewCell[], grid: GridSize): boolean =>
  isSmallGrid(grid) && !hasRoomForPlayers(cells, grid);

/** The grid of the smallest upright phone, and that of the largest. */
const UPRIGHT_PHONES: readonly [GridSize, GridSize] = [
  { width: 320, height: 480 },
  { width: 480, height: 1_000 },
];

/** The same on every upright phone, for a server that does not know the grid; undefined: that depends on its size. */
export function isSingleOnPhones(cells: readonly MultiviewCell[]): boolean | undefined {
  const [smallest, largest] = UPRIGHT_PHONES;
  const isSingle = isSingleByDefault(cells, largest);
  return isSingle === isSingleByDefault(cells, smallest) ? isSingle : undefined;
}

function isLargeEnough(cell: MultiviewBox, grid: GridSize, least: GridSize): boolean {
  const { width, height } = inPx(cell, grid);
  return width >= least.width && height >= least.height;
}

/**
 * The layout for so many videos that keeps the chats of the current one; null: there is none. Without a size of the grid, the first that
 * is wanted.
 */
export function automaticLayout(
  autoLayouts: AutoLayouts,
  current: readonly MultiviewCell[],
  { videos, grid }: { readonly videos: number; readonly grid: GridSize | null },
): readonly MultiviewSlot[] | null {
  if (autoLayoutFor(autoLayouts, videos) === null) return null;
  const room = { videos, chats: current.filter(isChatCell).length };
  const all = layoutsFor(autoLayouts, room, grid ?? USUAL_GRID);
  if (grid === null) return all[0] ?? null;
  const least = leastOf(current);
  const fitting = all.find((cells) =>
    videosOf(cells).every((cell) => isLargeEnough(cell, grid, least)),
  );
  if (fitting !== undefined) return fitting;
  const smallest = (cells: readonly MultiviewSlot[]) => Math.min(...picturesOf(cells, grid));
  return all.reduce<readonly MultiviewSlot[] | null>(
    (best, cells) => (best === null || smallest(cells) > smallest(best) ? cells : best),
    null,
  );
}

/** Whether a layout, without its videos, is one that is taken by itself, on whatever screen. */
export function isAutomaticLayout(
  cells: readonly MultiviewCell[],
  autoLayouts: AutoLayouts = DEFAULT_AUTO_LAYOUTS,
): boolean {
  const room = { videos: countVideoSlots(cells), chats: cells.filter(isChatCell).length };
  if (cells.length === 0 || room.videos > AUTO_LAYOUT_MAX) return false;
  const look = lookOf(cells);
  const upright = { width: USUAL_GRID.height, height: USUAL_GRID.width };
  return [USUAL_GRID, upright].some((grid) =>
    layoutsFor(autoLayouts, room, grid).some((layout) => lookOf(layout) === look),
  );
}
