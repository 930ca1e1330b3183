import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
  position: 'relative',
});
