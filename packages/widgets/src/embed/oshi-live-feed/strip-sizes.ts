/** Most width of a card in a strip, in rem of the element. */
export const STRIP_CARD = 16;
/** Part of a narrow place that a card takes, so that the next one is seen. */
export const STRIP_SHARE = 0.85;
/** Padding of the feed on both sides, in CSS px. */
export const FEED_PADDING_PX = 32;
