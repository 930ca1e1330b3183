import { style } from '@vanilla-extract/css';

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // At the end of a page that is as high as the window it would make the page scroll.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
