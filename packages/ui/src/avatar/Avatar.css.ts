import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
});

const edge = (size: string) => ({ inlineSize: size, blockSize: size });

export const avatar = styleVariants({
  40: [base, edge('40px')],
  50: [base, edge('50px')],
  100: [base, edge('100px')],
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
