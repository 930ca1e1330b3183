import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asRow } from '../theme/rules';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
});

export const sample = style(asRow(vars.space.small));
