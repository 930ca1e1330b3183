/** Type of a multiview cell and its content, with predicates. */
import { MULTIVIEW_CELLS_MAX, MULTIVIEW_GRID, MULTIVIEW_ROWS_MAX } from './multiview.limits';
import { MULTIVIEW_NAME_MAX, TWITCH_NAME_MAX } from './multiview.limits';
import { isVideoLink } from './video-link';

/** `link`: a file or a stream of another site, by its address. */
export type MultiviewService = 'youtube' | 'twitch' | 'link';

/** A position and size on the grid, in columns and rows. */
export interface MultiviewBox {
  /** Column of its left edge, from 0. */
  readonly x: number;
  /** Row of its upper edge, from 0. */
  readonly y: number;
  /** Width in columns. */
  readonly w: number;
  /** Height in rows. */
  readonly h: number;
}

/** A cell that shows a video. */
export interface MultiviewVideo {
  /** Discriminates videos from chats. */
  readonly type: 'video';
  /** The YouTube id of 11 characters, the name of the Twitch channel, or the address of a video elsewhere. */
  readonly id: string;
  /** Its streaming service. */
  readonly service: MultiviewService;
  /** The label of the channel; default its id. */
  readonly name?: string | undefined;
}

/** Which panels of a chat cell are on. At least one always is. */
export type MultiviewChatPanels = 'chat' | 'tl' | 'both';

/** A cell that shows the chat of a video. */
export interface MultiviewChat {
  /** Discriminates chats from videos. */
  readonly type: 'chat';
  /** The index of its video among the videos of the layout, in the order of the cells. */
  readonly tab: number;
  /** Default `chat`. Not part of a code. */
  readonly panels?: MultiviewChatPanels | undefined;
}

/** What a cell shows; null for nothing. */
export type MultiviewContent = MultiviewVideo | MultiviewChat | null;

/** A cell of a layout: its place on the grid, and what it shows. */
export interface MultiviewCell extends MultiviewBox {
  /** Unique in its layout, and constant, so that players are not reloaded. */
  readonly id: string;
  /** null: empty. */
  readonly content: MultiviewContent;
}

/** A cell with a video. */
export type MultiviewVideoCell = MultiviewCell & { readonly content: MultiviewVideo };
/** A cell with a chat. */
export type MultiviewChatCell = MultiviewCell & { readonly content: MultiviewChat };

/** A layout without ids, as in a preset. */
export type MultiviewSlot = Omit<MultiviewCell, 'id'>;

/** Whether a cell shows a video. */
export const isVideoCell = (cell: MultiviewCell): cell is MultiviewVideoCell =>
  cell.content?.type === 'video';
/** Whether a cell shows a chat. */
export const isChatCell = (cell: MultiviewCell): cell is MultiviewChatCell =>
  cell.content?.type === 'chat';
/** Whether a cell shows nothing. */
export const isEmptyCell = (cell: Pick<MultiviewCell, 'content'>): boolean => cell.content === null;

/** The cells with videos, in their order. */
export const videoCellsOf = (cells: readonly MultiviewCell[]): readonly MultiviewVideoCell[] =>
  cells.filter(isVideoCell);

/** Number of videos a layout has room for: every cell that is not a chat. */
export const countVideoSlots = (cells: readonly Pick<MultiviewCell, 'content'>[]): number =>
  cells.filter(({ content }) => content?.type !== 'chat').length;

/** Entirely on the screen, or entirely below it, where a full grid puts new cells. Never across the edge. */
export function isInsideGrid({ x, y, w, h }: MultiviewBox): boolean {
  if (![x, y, w, h].every(Number.isInteger)) return false;
  if (x < 0 || y < 0 || w < 1 || h < 1 || x + w > MULTIVIEW_GRID || h > MULTIVIEW_GRID)
    return false;
  return y + h <= MULTIVIEW_GRID || (y >= MULTIVIEW_GRID && y + h <= MULTIVIEW_ROWS_MAX);
}

export const doOverlap = (one: MultiviewBox, two: MultiviewBox): boolean =>
  one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h;

/** Whether a text has the form of a YouTube id: 11 characters. No id has to be behind it. */
export const isYoutubeId = (id: string): boolean => /^[\w-]{11}$/.test(id);
export const isTwitchName = (id: string): boolean =>
  /^\w+$/.test(id) && id.length <= TWITCH_NAME_MAX;

const isId: Readonly<Record<MultiviewService, (id: string) => boolean>> = {
  youtube: isYoutubeId,
  twitch: isTwitchName,
  link: isVideoLink,
};

/** Whether id and label of a video are valid for its service. */
export const isMultiviewVideo = ({ id, service, name }: Omit<MultiviewVideo, 'type'>): boolean =>
  isId[service](id) && (name === undefined || name.length <= MULTIVIEW_NAME_MAX);

export const isChatTab = (tab: number): boolean =>
  Number.isInteger(tab) && tab >= 0 && tab < MULTIVIEW_CELLS_MAX;

/** Whether a content is valid: stored values and those of other pages are checked first. */
export function isMultiviewContent(content: MultiviewContent): boolean {
  if (content === null) return true;
  return content.type === 'chat' ? isChatTab(content.tab) : isMultiviewVideo(content);
}

/** The valid cells of a stored layout: inside the grid, with valid contents and unique ids. */
export function readableCells(cells: readonly MultiviewCell[]): readonly MultiviewCell[] {
  const ids = new Set<string>();
  return cells
    .filter((cell) => {
      const isReadable = isInsideGrid(cell) && isMultiviewContent(cell.content);
      if (!isReadable || ids.has(cell.id)) return false;
      ids.add(cell.id);
      return true;
    })
    .slice(0, MULTIVIEW_CELLS_MAX);
}
