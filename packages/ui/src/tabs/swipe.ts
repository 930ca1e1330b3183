/** Whether a finger that crossed a panel asked for the next one. */

/** Least way a finger has to go sideways, in px. */
export const SWIPE_DISTANCE = 50;

export interface SwipePath {
  /** Way to the right, in px; to the left it is negative. */
  readonly x: number;
  /** Way down, in px. */
  readonly y: number;
}

/** `next` where the finger pulled the next panel in, along the direction of the text. */
export function swipeOf(
  { x, y }: SwipePath,
  direction: 'ltr' | 'rtl',
): 'next' | 'previous' | undefined {
  // A finger that scrolls drifts; only what goes more sideways than down is meant.
  if (Math.abs(x) < SWIPE_DISTANCE || Math.abs(x) <= Math.abs(y)) return undefined;
  const isForward = direction === 'ltr' ? x < 0 : x > 0;
  return isForward ? 'next' : 'previous';
}
