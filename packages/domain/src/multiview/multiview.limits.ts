/** The figures of stored layouts, which every page reads with what its device stores. The others are in files of their own. */

/** "The grid has 24 rows", and as many columns. */
export const MULTIVIEW_GRID = 24;
/** Rows a code can contain: those from 24 on are below the screen, where a full grid puts new cells. */
export const MULTIVIEW_ROWS_MAX = 64;
/** Maximum number of cells, more than anyone can watch. */
export const MULTIVIEW_CELLS_MAX = 64;
/** Longer texts are not parsed. */
export const MULTIVIEW_CODE_MAX = 8_192;
/** Maximum length of a label behind a video id. */
export const MULTIVIEW_NAME_MAX = 100;
/** The longest address of a video elsewhere: a code has room for several. */
export const VIDEO_LINK_MAX = 500;
/** Twitch allows 25; old links with longer names stay valid. */
export const TWITCH_NAME_MAX = 40;
/** "Suggestions from the last 8 used addresses." */
export const URL_HISTORY_MAX = 8;
