import type { CardShape } from '../video-card';
import * as css from './VideoList.css';

/** Columns or rows of a display mode; an unknown grid size means the largest card. */
export const listClass = (shape: CardShape, gridSize: number): string =>
  shape === 'grid' ? (css.grids[gridSize] ?? css.grids[0]) : css.rows[shape];
