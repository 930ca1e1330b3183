import { style } from '@vanilla-extract/css';

/** Below the topic in the corner of the picture; the other corners have labels of their own. */
export const mark = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '2rem',
  insetInlineStart: '6px',
  pointerEvents: 'none',
});
