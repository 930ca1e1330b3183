/** What groups of favorites may be: the limits of an account and of a device, and the colors. */

/** Groups of one account. */
export const GROUPS_MAX = 50;
/** Channels of one group. */
export const GROUP_CHANNELS_MAX = 500;
/** Characters of a group's name. */
export const GROUP_NAME_MAX = 50;
/** Operations of one request. */
export const GROUP_OPS_MAX = 20;
/** The colors of groups, in the order they are offered; what they look like is the theme's. */
export const GROUP_COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
