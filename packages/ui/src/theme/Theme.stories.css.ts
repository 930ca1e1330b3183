import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.small,
});

export const swatch = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '3rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});
