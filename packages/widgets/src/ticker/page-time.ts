/** The time of a page, apart from what moves it: embeds, which cannot read the server's, leave it as it is. */

/** The time of a device, which gives epoch milliseconds, and how far the right one is ahead of it. */
export interface ShiftedTime {
  readonly device: () => number;
  /** Milliseconds. */
  shift: number;
}

export const pageTime: ShiftedTime = { device: () => Date.now(), shift: 0 };

export const timeOf = ({ device, shift }: ShiftedTime): number => device() + shift;
