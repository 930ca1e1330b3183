/** Figures of the relay of lines to chat frames. */

/** "If the frame window is not ready, retried every 1 s up to 10 times." */
export const SYNC_RETRY_MS = 1_000;
export const SYNC_TRIES_MAX = 10;
/** "Up to 51 tries of 500 ms." */
export const SYNC_PING_MS = 500;
export const SYNC_PINGS_MAX = 51;
/** "Portal times out after 1000 ms." */
export const SYNC_ANSWER_MS = 1_000;
/** Lines kept for a frame that has not been greeted yet. */
export const SYNC_HELD_MAX = 20;
