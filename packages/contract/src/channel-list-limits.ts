/** Forms of what the list of followed channels holds: for its file, for forms and for the server. */

/** Characters of the name of a channel, an organization or a group. */
export const LISTED_NAME_MAX = 200;
/** A channel of YouTube: its id, or its handle with "@". */
export const LISTED_YOUTUBE = /^(?:UC[\w-]{22}|@[^\s/@]{2,60})$/u;
/** Login name at Twitch. */
export const LISTED_TWITCH = /^\w{3,25}$/;
/** Account name at Twitter, without "@". */
export const LISTED_TWITTER = /^\w{1,15}$/;
/** A language, such as `en` or `zh-TW`. */
export const LISTED_LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;
/** Groups of an organization. */
export const LISTED_GROUPS_MAX = 200;
/** Characters of a text that channels are imported from. */
export const CHANNEL_IMPORT_MAX = 2_000_000;
/** Channels that the answer of an import names; the others are only counted. */
export const CHANNEL_IMPORT_NAMED_MAX = 200;
