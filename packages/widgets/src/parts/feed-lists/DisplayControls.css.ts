import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The switch to the next display and the menu of all of them, in one frame and one colour. */
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  // A border would make the row of controls higher.
  boxShadow: `inset 0 0 0 ${vars.size.line} ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
});

globalStyle(`${view} > button`, { color: vars.color.text });
