import { smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const keys = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  ...smallMuted,
});
