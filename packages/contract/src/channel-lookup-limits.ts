/** Most ids and handles in one request of `postChannelLookup`. */
export const CHANNEL_LOOKUP_MAX = 500;
