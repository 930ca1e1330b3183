import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({ flex: 'none', display: 'inline-block' });

export const icon = styleVariants({
  medium: [base, { inlineSize: vars.size.icon, blockSize: vars.size.icon }],
  small: [base, { inlineSize: '1em', blockSize: '1em', verticalAlign: '-0.125em' }],
});

export const mirrored = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
