/** Width of the element from which the facts about a video are one line; two below it. */
export const WIDE_PX = 480;
