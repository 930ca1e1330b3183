/** Width of the element from which the text of the card is beside its picture; below it otherwise. */
export const WIDE_PX = 480;
