import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the field with its name and hint, so that what is below does not move. */
export const loading = style({ display: 'grid', placeItems: 'center', minBlockSize: '6rem' });

export const root = style({
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: '36rem',
  marginBlockEnd: vars.space.small,
});

export const retry = style({ justifySelf: 'start' });
