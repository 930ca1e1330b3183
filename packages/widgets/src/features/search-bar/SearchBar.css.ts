import { asRow, vars } from '@oshimado/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(300%)' },
});

export const root = style({
  position: 'relative',
  ...asRow(vars.space.xsmall),
  flex: '1 1 auto',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '670px',
});

export const field = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: 0,
  blockSize: vars.size.control,
  paddingInlineStart: vars.space.xsmall,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-within': {
      outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
      outlineOffset: '-1px',
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    // Suggestions are loading.
    '&[data-busy]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '33%',
      blockSize: '2px',
      background: vars.color.accent,
      animation: `${run} 1.2s linear infinite`,
    },
  },
});

export const input = style({
  flex: '1 1 8rem',
  minInlineSize: '5rem',
  blockSize: '100%',
  paddingInline: vars.space.small,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});

/** A button inside the field; its focus ring stays inside too. */
export const inner = style({
  minBlockSize: '100%',
  inlineSize: vars.size.controlSmall,
  borderRadius: 0,
  color: vars.color.textMuted,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem' } },
});
