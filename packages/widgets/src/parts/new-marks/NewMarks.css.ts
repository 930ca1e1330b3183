import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** On the upper edge of the card: the corners of the picture have labels of their own. */
export const mark = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${vars.space.xsmall})`,
  insetInlineStart: vars.space.small,
  pointerEvents: 'none',
});
