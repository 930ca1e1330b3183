import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
});

export const sample = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
