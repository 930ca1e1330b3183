import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  inlineSize: `min(300px, calc(100vw - 4 * ${vars.space.medium}))`,
});

export const date = style({ display: 'grid', gap: vars.space.xsmall });

export const clear = style({ justifySelf: 'start' });
