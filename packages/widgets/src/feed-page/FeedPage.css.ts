import { style } from '@vanilla-extract/css';

/** A finger that moves sideways changes the tab; the browser keeps the other ways. */
export const swiped = style({ touchAction: 'pan-y pinch-zoom', minBlockSize: '50vh' });
