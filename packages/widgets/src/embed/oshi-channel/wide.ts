/** Width of the element from which the stream is beside the channel; below it otherwise. */
export const WIDE_PX = 640;
