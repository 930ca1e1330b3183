import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { asRow, fieldBox, focusRing, smallMuted } from '../theme/rules';

export const field = style({
  display: 'grid',
  // Something long must not make the field wider than its place.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const description = style(smallMuted);

export const error = style({
  ...asRow(vars.space.xsmall),
  color: vars.color.danger,
  fontSize: vars.font.size.small,
});

/** Takes no row of the grid, so that fields with and without errors end at the same line. */
export const noError = style({ position: 'absolute' });

/** The box around an input and its adornments. */
export const box = style({
  ...fieldBox,
  ...asRow(vars.space.small),
  boxSizing: 'border-box',
  minInlineSize: 0,
  paddingInline: 0,
  overflow: 'hidden',
  transition: `border-color ${vars.duration.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-within': { ...focusRing, outlineOffset: '-1px' },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger, borderWidth: '2px' },
    '&:has(> :disabled, > * > :disabled)': {
      background: vars.color.surfaceSunken,
      borderStyle: 'dashed',
    },
  },
});

export const input = style({
  flex: '1 1 auto',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2 * ${vars.size.line})`,
  paddingInline: vars.space.small,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    // Some browsers draw a button of their own beside ours.
    '&:has(~ button)::-webkit-search-cancel-button': { appearance: 'none' },
  },
});

/** A picture at the start of the box; the text keeps its distance by itself. */
export const start = style({
  display: 'inline-flex',
  flex: 'none',
  paddingInlineStart: vars.space.small,
  color: vars.color.textMuted,
});

/** A small button inside the box. */
export const inner = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  minInlineSize: vars.size.controlSmall,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled, [aria-disabled])': {
      background: vars.color.hover,
      color: vars.color.text,
    },
    '&:disabled, &[aria-disabled]': { opacity: 0.5, cursor: 'default' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
});

/** Of a number that is typed. */
export const figures = style({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
