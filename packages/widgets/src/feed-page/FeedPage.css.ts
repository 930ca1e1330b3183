import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** A finger that moves sideways changes the tab; the browser keeps the other ways. */
export const swiped = style({ touchAction: 'pan-y pinch-zoom', minBlockSize: '50vh' });

/** Its height is kept free: what is in it is loaded after the page. */
export const actions = style({
  minBlockSize: vars.size.controlSmall,
  marginBlockEnd: vars.space.xsmall,
});
