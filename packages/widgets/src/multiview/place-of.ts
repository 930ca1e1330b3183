import { MULTIVIEW_GRID, type MultiviewBox } from '@oshimado/domain';

/** In the middle of the grid is a track for the fold of the screen, which has no size on others. */
const lineBefore = (track: number) => track + (track < MULTIVIEW_GRID / 2 ? 1 : 2);
const lineAfter = (track: number) => track + (track < MULTIVIEW_GRID / 2 ? 2 : 3);

function linesOf(start: number, size: number): string {
  const first = lineBefore(start);
  return `${first} / span ${lineAfter(start + size - 1) - first}`;
}

/** The style that puts an item of the grid at a place. */
export const placeOf = ({ x, y, w, h }: MultiviewBox) => ({
  gridColumn: linesOf(x, w),
  gridRow: linesOf(y, h),
});
