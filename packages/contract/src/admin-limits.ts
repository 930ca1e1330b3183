/** Limits of calls of `/admin`, for forms and for the server. */

/** Characters of the reason of a suspension. */
export const SUSPENSION_REASON_MAX = 500;
/** Edits that one call reverts at most, so that it ends in time. */
export const REVERTED_EDITS_MAX = 100;
