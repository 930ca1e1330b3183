import { asColumn, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const playlist = style({
  ...asColumn(vars.space.medium),
  color: vars.color.text,
  fontFamily: vars.font.family,
});

/** The name and the number of videos, a line each, whatever they say. */
export const head = style({
  position: 'relative',
  minBlockSize: `calc(${vars.font.lineHeight.tight} * 1rem + ${vars.font.lineHeight.normal} * ${vars.font.size.small})`,
  minInlineSize: 0,
});
