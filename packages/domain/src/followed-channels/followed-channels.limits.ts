/** Limits of files of followed channels. */

/** Bytes of the largest file that is read: an export of an account holds its watch history too. */
export const FOLLOWED_BYTES_MAX = 20 * 1_024 * 1_024;
/** Channels of one file; more than anybody follows at a service. */
export const FOLLOWED_CHANNELS_MAX = 20_000;
/** Entries without a channel that are listed with their line; the others are counted. */
export const FOLLOWED_SKIPS_MAX = 50;
/** Characters of an entry without a channel that are shown. */
export const SKIPPED_TEXT_MAX = 80;
