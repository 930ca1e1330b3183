/** Figures of the watch history. The specification gives none. */

/** Videos kept, on a device and for an account: thirteen a day for a year. The longest ago are dropped. */
export const HISTORY_MAX = 5_000;
/** A stream that was live when it was watched is over by then, whatever was known of it. */
export const HISTORY_LIVE_MS = 43_200_000;
/** How often the position of a playing video is stored. */
export const HISTORY_WRITE_MS = 5_000;
/** How long changes are collected before they are sent to the account. */
export const HISTORY_SEND_MS = 20_000;
/** How old the account's changes may get while the page is open. */
export const HISTORY_STALE_MS = 300_000;

/** A video watched for less starts from its beginning. */
export const RESUME_FROM_S = 10;
/** The end of a video, credits and farewells: the longer of the two that fits into half of it. */
export const WATCHED_END_S = 30;
export const WATCHED_END_SHARE = 0.05;
