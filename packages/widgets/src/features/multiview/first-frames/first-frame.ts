/** What the server's drawing, the script that loads its frames, and the cells that take them over know of each other. */
import type { MultiviewBox } from '@oshimado/domain';

/** The grid of the drawing. */
export const DRAWING = '[data-part="first-frames"]';

/** A place in it, as its cell is marked. */
export const placeName = ({ x, y, w, h }: MultiviewBox): string => [x, y, w, h].join('-');

/** The frame that loads, or has, at a place of the drawing; null if there is none. */
export const firstFrameAt = (box: MultiviewBox): HTMLIFrameElement | null =>
  document.querySelector(`${DRAWING} [data-place="${placeName(box)}"] > iframe`);

/** Whether the browser can move a frame within the document without loading it again. */
export const canMoveFrames = (): boolean => 'moveBefore' in Element.prototype;
