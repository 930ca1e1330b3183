import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});
