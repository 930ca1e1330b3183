import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const feed = style({
  position: 'relative',
  color: vars.color.text,
  fontFamily: vars.font.family,
  lineHeight: vars.font.lineHeight.normal,
  // Focused only to keep the keyboard's place.
  outline: 'none',
});

export const heading = style({ margin: 0 });

export const divider = style({
  border: 0,
  borderBlockStart: `2px solid ${vars.color.secondary}`,
  marginBlock: vars.space.large,
});

export const end = style({ blockSize: '1px' });
