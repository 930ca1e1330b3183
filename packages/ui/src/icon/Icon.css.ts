import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const icon = styleVariants({
  medium: [base, { inlineSize: vars.size.icon, blockSize: vars.size.icon }],
  small: [base, { inlineSize: '1em', blockSize: '1em', verticalAlign: '-0.125em' }],
});
