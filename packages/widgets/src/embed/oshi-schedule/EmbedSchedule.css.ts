import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** The days scroll within the element. */
export const schedule = style({
  position: 'relative',
  boxSizing: 'border-box',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
  outlineOffset: '-2px',
  ':focus-visible': { outline: `${vars.size.focus} solid ${vars.color.focusRing}` },
});

/** Around what stands in the place of the days, and above them. */
export const message = style({ paddingBlockStart: vars.space.medium });

export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  margin: 0,
  paddingBlock: `${vars.space.medium} ${vars.space.xsmall}`,
  background: vars.color.background,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  '::first-letter': { textTransform: 'uppercase' },
});

export const date = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular });

export const nothing = style({
  margin: 0,
  paddingBlock: vars.space.medium,
  color: vars.color.textMuted,
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem 2.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const times = style({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
});

export const local = style({ fontWeight: vars.font.weight.medium });

export const tokyo = style({ color: vars.color.textMuted, fontSize: vars.font.size.xsmall });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

/** Covers the row, so that it can be pressed anywhere. */
export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  color: 'inherit',
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
});

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});

export const channel = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
});
