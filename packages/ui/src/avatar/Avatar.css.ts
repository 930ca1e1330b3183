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
  // Forced colours draw no grounds.
  outline: `${vars.size.line} solid transparent`,
  outlineOffset: '-1px',
});

const edge = (size: string) => ({
  inlineSize: size,
  blockSize: size,
  fontSize: `calc(${size} * 0.4)`,
});

export const avatar = styleVariants({
  20: [base, edge('20px')],
  30: [base, edge('30px')],
  40: [base, edge('40px')],
  50: [base, edge('50px')],
  80: [base, edge('80px')],
  100: [base, edge('100px')],
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const letters = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
