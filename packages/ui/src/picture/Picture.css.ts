import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  color: vars.color.textMuted,
  background: vars.color.skeleton,
  borderRadius: vars.radius.small,
});

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
