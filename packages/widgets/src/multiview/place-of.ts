import type { MultiviewBox } from '@oshimado/domain';

/** The style that puts an item of the grid at a place. */
export const placeOf = ({ x, y, w, h }: MultiviewBox) => ({
  gridColumn: `${x + 1} / span ${w}`,
  gridRow: `${y + 1} / span ${h}`,
});
