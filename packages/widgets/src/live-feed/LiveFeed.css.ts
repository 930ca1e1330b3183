import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const feed = style({
  color: vars.color.text,
  fontFamily: vars.font.family,
  lineHeight: vars.font.lineHeight.normal,
});

export const divider = style({
  border: 0,
  borderBlockStart: `2px solid ${vars.color.secondary}`,
  marginBlock: vars.space.large,
});
