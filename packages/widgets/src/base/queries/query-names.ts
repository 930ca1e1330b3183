/** First parts of query keys, separate from the queries, which may be in a lazy chunk. */

/** First part of the key of every live board. */
export const LIVE_BOARD = 'live';

/** First part of the key of every list. */
export const VIDEO_LISTS = 'videos';

/** First part of the key of a channel, of its videos, of every list of channels, and of every search. */
export const CHANNEL = 'channel';
export const CHANNEL_VIDEOS = 'channel-videos';
export const CHANNELS = 'channels';
export const SEARCH = 'search';

/** First part of the key of every part of a schedule. */
export const SCHEDULE = 'schedule';

/** First part of the key of one video with everything that its page shows. */
export const VIDEO = 'video';

/** First part of the key of the log of edits of a video. */
export const AUDIT = 'audit';

/** First part of the key of every page of the viewer's scripts. */
export const SCRIPTS = 'scripts';

/** First part of the key of every playlist and list of playlists. */
export const PLAYLISTS = 'playlists';
