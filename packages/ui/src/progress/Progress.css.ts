import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  fontSize: vars.font.size.small,
});

export const value = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'border-box',
  blockSize: vars.space.small,
  background: vars.color.surfaceSunken,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
});

export const fill = style({
  blockSize: '100%',
  background: vars.color.accent,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
  transition: `inline-size ${vars.duration.normal} ${vars.easing.standard}`,
  selectors: {
    '[data-state="indeterminate"] > &': {
      inlineSize: '100%',
      animation: `${breathe} calc(${vars.duration.slow} * 5) ease-in-out infinite`,
    },
  },
});
