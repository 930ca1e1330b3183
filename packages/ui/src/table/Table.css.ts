import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside, surface } from '../theme/rules';

export const region = style({
  position: 'relative',
  overflow: 'auto',
  ...surface,
  color: vars.color.text,
  selectors: { '&:focus-visible': focusRingInside },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.small,
  // What is there stays readable while other rows are on their way.
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

const breathe = keyframes({ '50%': { opacity: 0.3 } });

/** A line at the top says that something is on its way. */
export const busyLine = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  background: vars.color.accent,
  forcedColorAdjust: 'none',
  animation: `${breathe} calc(${vars.duration.slow} * 4) ease-in-out infinite`,
});

export const caption = style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontWeight: vars.font.weight.bold,
  textAlign: 'start',
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.small})`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.hover },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
    '&:focus-visible': focusRingInside,
  },
});

export const row = style({
  selectors: {
    'tbody > &:hover': { background: vars.color.hover },
    '&[data-selected="true"]': {
      background: vars.color.selected,
      color: vars.color.selectedText,
    },
  },
});

export const cell = style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-selected="true"] > &:first-child': {
      borderInlineStart: `3px solid ${vars.color.accent}`,
    },
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

export const empty = style([cell, { color: vars.color.textMuted, textAlign: 'center' }]);
