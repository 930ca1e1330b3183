/** The time of a page, apart from what moves it. */

/** How far the right time is ahead of the device's, in milliseconds. */
export interface TimeShift {
  ms: number;
}

export const pageShift: TimeShift = { ms: 0 };
