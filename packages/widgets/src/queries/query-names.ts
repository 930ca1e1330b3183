/** First parts of query keys, separate from the queries, which may be in a lazy chunk. */

/** First part of the key of every live board. */
export const LIVE_BOARD = 'live';

/** First part of the key of every list. */
export const VIDEO_LISTS = 'videos';
