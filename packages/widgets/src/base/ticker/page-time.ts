/** The time of a page, apart from what moves it: embeds, which cannot read the server's, leave it as it is. */

/** How far the right time is ahead of the device's, in milliseconds. */
export interface TimeShift {
  ms: number;
}

export const pageShift: TimeShift = { ms: 0 };
