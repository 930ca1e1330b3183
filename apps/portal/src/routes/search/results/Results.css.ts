import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  // The head of the list stays clear of the sticky bar when a new page scrolls to it.
  scrollMarginBlockStart: '100px',
  transition: `opacity ${vars.duration.normal}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const count = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

export const card = style({ padding: vars.space.small, minInlineSize: 0 });

export const waiting = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  background: vars.color.surface,
  borderRadius: vars.radius.large,
});

export const comments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  maxBlockSize: '400px',
  padding: vars.space.medium,
  overflowY: 'auto',
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.focus} solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
});

export const comment = style({
  margin: 0,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.border}`,
  fontSize: vars.font.size.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const time = style({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  color: vars.color.link,
  fontVariantNumeric: 'tabular-nums',
});
