import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const playlist = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  color: vars.color.text,
  fontFamily: vars.font.family,
});

/** The name and the number of videos, a line each, whatever they say. */
export const head = style({
  position: 'relative',
  minBlockSize: `calc(${vars.font.lineHeight.tight} * 1rem + ${vars.font.lineHeight.normal} * ${vars.font.size.small})`,
  minInlineSize: 0,
});

const cut = {
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = style({
  ...cut,
  lineHeight: vars.font.lineHeight.tight,
  fontWeight: vars.font.weight.bold,
});

/** Covers the head. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
  },
});

export const line = style({
  ...cut,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.normal,
});
