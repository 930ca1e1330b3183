import { asRow, asWrappingRow, focusRingInside, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const menuTitle = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
});

export const previewBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  ...asRow(vars.space.medium),
  padding: vars.space.medium,
  paddingBlockEnd: `calc(${vars.space.medium} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  boxShadow: vars.shadow.floating,
  selectors: { '&:focus-visible': focusRingInside },
});

export const previewWords = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const previewTitle = style({ margin: 0, fontWeight: vars.font.weight.bold });

/** The part of the dialog of layouts that scrolls: the dialog is at most 90 % of the window high. */
export const scroller = style({
  maxBlockSize: 'max(16rem, calc(90dvh - 13rem))',
  overflowY: 'auto',
  // The focus ring of what is at its edge.
  padding: vars.space.xsmall,
});

export const dialogBar = style({
  ...asWrappingRow(vars.space.small),
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.small,
});

export const groups = style({ display: 'grid', gap: vars.space.large });

export const groupTitle = style({
  margin: 0,
  padding: 0,
  marginBlockEnd: vars.space.xsmall,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.bold,
});

/** A saved layout with its menu beside its name. */
export const own = style({ display: 'flex', alignItems: 'flex-end' });

export const beforeAfter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.medium,
});

export const figure = style({
  display: 'grid',
  gap: vars.space.xsmall,
  justifyItems: 'center',
  alignContent: 'start',
  margin: 0,
});
