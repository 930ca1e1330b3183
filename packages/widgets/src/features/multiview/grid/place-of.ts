/** The places of a layout as CSS grid sees them: 24 columns and rows, and in the middle of each a track for the fold of the screen. */
import { MULTIVIEW_GRID, type MultiviewBox } from '@oshimado/domain';

const HALF = MULTIVIEW_GRID / 2;

/** The columns or rows that `placeOf` counts. Sizes of CSS: of those before the fold, of those after it, and of the fold. */
export const gridTracks = (before: string, after = before, fold = '0px'): string =>
  `repeat(${HALF}, ${before}) ${fold} repeat(${HALF}, ${after})`;

const lineBefore = (track: number) => track + (track < HALF ? 1 : 2);
const lineAfter = (track: number) => track + (track < HALF ? 2 : 3);

function linesOf(start: number, size: number): string {
  const first = lineBefore(start);
  return `${first} / span ${lineAfter(start + size - 1) - first}`;
}

/** The style that puts an item of the grid at a place. */
export const placeOf = ({ x, y, w, h }: MultiviewBox) => ({
  gridColumn: linesOf(x, w),
  gridRow: linesOf(y, h),
});
