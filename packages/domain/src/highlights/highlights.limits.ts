/** "Stamps closer than 40 s to the next join one mark", and a song within this distance wins. */
export const HIGHLIGHT_GAP_S = 40;
/** "Cut at 60 characters." */
export const HIGHLIGHT_TEXT_MAX = 60;
/** "Mobile shows the first 8 comment marks and all song marks." */
export const HIGHLIGHTS_ON_PHONES = 8;
/** "Colour by count: 1 … 6 or more." */
export const HIGHLIGHT_LEVELS = 6;
/** "Moments with at least 2 stamps within 10 s." */
export const MOMENT_S = 10;
/** "Moments with at least 2 stamps within 10 s." */
export const MOMENT_COMMENTS_MIN = 2;
