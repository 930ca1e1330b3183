import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const main = style({
  display: 'block',
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.xxlarge,
  minBlockSize: 'calc(100vh - 56px)',
  outline: 'none',
});

export const spinner = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '50vh',
});
