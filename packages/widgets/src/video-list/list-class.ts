import type { CardShape } from '../video-card';
import * as css from './VideoList.css';

/** The columns or rows of a shape; a grid size nobody knows is the largest card. */
export const listClass = (shape: CardShape, gridSize: number): string =>
  shape === 'grid' ? (css.grids[gridSize] ?? css.grids[0]) : css.rows[shape];
