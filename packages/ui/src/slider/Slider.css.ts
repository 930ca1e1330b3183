import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/rules';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.small,
  fontSize: vars.font.size.small,
});

export const value = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { opacity: 0.6 } },
});

export const track = style({
  position: 'relative',
  flex: '1 1 auto',
  blockSize: vars.space.small,
  boxSizing: 'border-box',
  background: vars.color.surfaceSunken,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
});

export const range = style({
  position: 'absolute',
  blockSize: '100%',
  background: vars.color.accent,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
});

export const thumb = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  background: vars.color.accent,
  border: `3px solid ${vars.color.surfaceRaised}`,
  borderRadius: vars.radius.round,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  forcedColorAdjust: 'none',
  selectors: { '&:focus-visible': focusRing, '&[data-disabled]': { cursor: 'default' } },
});
