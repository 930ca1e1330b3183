/** The name of a channel or playlist, with lines about it below. */
import { focusRing, oneLine, smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

const cut = {
  margin: 0,
  ...oneLine,
} as const;

export const name = style({
  ...cut,
  lineHeight: vars.font.lineHeight.tight,
  fontWeight: vars.font.weight.bold,
});

/** Covers the head, so that the picture leads to the channel, too. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

export const line = style({
  ...cut,
  ...smallMuted,
  lineHeight: vars.font.lineHeight.normal,
  fontVariantNumeric: 'tabular-nums',
});
