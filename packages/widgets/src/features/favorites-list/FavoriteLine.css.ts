import { asRow, oneLine, vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const line = style({
  ...asRow(vars.space.small),
  minBlockSize: '3rem',
  paddingInline: vars.space.small,
  color: vars.color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const avatar = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  borderRadius: vars.radius.round,
  selectors: {
    '&[data-live]': { boxShadow: `0 0 0 2px ${vars.color.live}, 0 0 6px 2px ${vars.color.live}` },
  },
  // Forced colours draw no shadows.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-live]': { outline: '2px solid Highlight' } },
    },
  },
});

export const host = style({
  position: 'absolute',
  insetBlockEnd: '-6px',
  insetInlineEnd: '-8px',
  display: 'inline-flex',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.round,
});

export const texts = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  lineHeight: vars.font.lineHeight.tight,
});

export const name = style({ ...oneLine, fontSize: vars.font.size.small });
export const org = style({
  ...oneLine,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
});

const clockBase = style({
  flex: 'none',
  fontSize: vars.font.size.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const clock = styleVariants({
  live: [clockBase, { color: vars.color.danger, fontWeight: vars.font.weight.bold }],
  upcoming: [clockBase, { color: vars.color.textMuted }],
});
