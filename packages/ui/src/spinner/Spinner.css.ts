import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({ display: 'inline-grid', placeItems: 'center' });

export const ring = style({
  boxSizing: 'border-box',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `4px solid ${vars.color.skeleton}`,
  borderBlockStartColor: vars.color.accent,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
  animation: `${turn} calc(${vars.duration.slow} * 3) linear infinite`,
});
