/** Limits of groups of favorites: of an account, and of a device. */

/** Groups of one account. */
export const GROUPS_MAX = 50;
/** Channels of one group. */
export const GROUP_CHANNELS_MAX = 500;
/** Characters of a group's name. */
export const GROUP_NAME_MAX = 50;
/** Operations of one request. */
export const GROUP_OPS_MAX = 20;
