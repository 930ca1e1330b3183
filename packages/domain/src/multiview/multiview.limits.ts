/** The figures of multiview, with the sentence of the specification behind each. */
import { HOUR } from '../time-units';

/** "The grid has 24 rows", and as many columns. */
export const MULTIVIEW_GRID = 24;
/** Rows a code can contain: those from 24 on are below the screen, where a full grid puts new cells. */
export const MULTIVIEW_ROWS_MAX = 64;
/** "A new cell is 4 wide by 6 high." */
export const NEW_CELL_SIZE = { w: 4, h: 6 } as const;
/** "Layout codes use a 64-character alphabet." */
export const MULTIVIEW_ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Maximum number of cells, more than anyone can watch. */
export const MULTIVIEW_CELLS_MAX = 64;
/** Longer texts are not parsed. */
export const MULTIVIEW_CODE_MAX = 8_192;
/** Maximum length of a label behind a video id. */
export const MULTIVIEW_NAME_MAX = 100;
/** Twitch allows 25; old links with longer names stay valid. */
export const TWITCH_NAME_MAX = 40;
/** "Presets exist for 1 to 16 videos." */
export const AUTO_LAYOUT_MAX = 16;
/** "Suggestions from the last 8 used addresses." */
export const URL_HISTORY_MAX = 8;
/** The longest text a video is read from: the JSON of a card with its guests is far shorter. */
export const PICKED_TEXT_MAX = 262_144;
/** Lines of a dropped list of addresses that are read. */
export const PICKED_LINES_MAX = 100;
/** "Shown: live ones, upcoming within 2 h …" */
export const STRIP_AHEAD_MS = 2 * HOUR;
/** "… within 6 h for the first 8." */
export const STRIP_FIRST = 8;
export const STRIP_FIRST_AHEAD_MS = 6 * HOUR;
