import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { smallMuted } from '../theme/rules';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  ...smallMuted,
  transition: `block-size ${vars.duration.normal} ${vars.easing.standard}`,
  selectors: {
    // It follows the finger, and only then.
    '&[data-phase="pulling"], &[data-phase="ready"]': { transition: 'none' },
  },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  boxShadow: vars.shadow.raised,
  selectors: {
    '[data-phase="ready"] > &': { borderColor: vars.color.accent, color: vars.color.link },
    '[data-phase="refreshing"] > &': {
      animation: `${turn} calc(${vars.duration.slow} * 3) linear infinite`,
    },
  },
});
