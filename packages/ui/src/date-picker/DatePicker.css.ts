import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/rules';

export const calendar = style({ display: 'grid', gap: vars.space.small, position: 'relative' });
export const month = style({ display: 'grid', gap: vars.space.small });

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.size.control,
  fontWeight: vars.font.weight.bold,
});

export const nav = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});

export const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
    '&:focus-visible': focusRing,
  },
});

export const grid = style({ borderCollapse: 'collapse' });

export const weekday = style({
  padding: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
});

/** By its middle: the baseline of a button depends on what is in it. */
export const day = style({ padding: 0, textAlign: 'center', verticalAlign: 'middle' });

export const dayButton = style({
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: `2px solid ${vars.color.unmarked}`,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.hover },
    '[data-today] > &': {
      borderColor: vars.color.controlBorder,
      fontWeight: vars.font.weight.bold,
    },
    '[data-outside] > &': { color: vars.color.textMuted },
    '[data-selected] > &': {
      background: vars.color.accent,
      color: vars.color.accentText,
      borderColor: vars.color.accent,
      forcedColorAdjust: 'none',
    },
    '&:disabled': { opacity: 0.4, cursor: 'default' },
    '&:focus-visible': focusRing,
  },
});

/** Below the number of a day; as high without dots, so that all numbers are on one line. */
export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: '2px',
  blockSize: '5px',
});

/** In the color of the number, so that it is seen on the chosen day, too. */
export const dot = style({
  inlineSize: '5px',
  blockSize: '5px',
  borderRadius: '50%',
  background: 'currentColor',
});
