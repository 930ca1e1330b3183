/** The number, or the bound it lies beyond. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);
