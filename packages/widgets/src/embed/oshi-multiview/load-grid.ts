import { loadOnce } from '../load-once';
import type { MountMultiviewGrid } from './grid-start';

/** The grid of a multiview with its players. */
export const loadMultiviewGrid = () =>
  loadOnce<{ readonly mountMultiviewGrid: MountMultiviewGrid }>('mount-oshi-multiview-grid.js');
