/** First parts of query keys that are asked for without the queries themselves, which may be code of a lazy part. */

/** First part of the key of every live board. */
export const LIVE_BOARD = 'live';

/** First part of the key of every list. */
export const VIDEO_LISTS = 'videos';
