import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** The whole window: tools, the grid, and the bar of archive sync. */
export const screen = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  background: vars.color.background,
});

/** The cells, and beside them what belongs to all. */
export const work = style({ display: 'flex', flex: '1 1 0', minBlockSize: 0 });
export const cells = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  minInlineSize: 0,
});
export const side = style({
  flex: 'none',
  inlineSize: '20rem',
  borderInlineStart: `${vars.size.line} solid ${vars.color.border}`,
});
export const sheet = style({ blockSize: '60dvh' });

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  minBlockSize: '4rem',
  paddingInline: vars.space.small,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const strip = style({ flex: '1 1 0', minInlineSize: 0 });
export const unfold = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  zIndex: vars.layer.sticky,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  opacity: 0.6,
  selectors: { '&:hover, &:focus-visible': { opacity: 1 } },
});

export const hints = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeContent: 'safe center',
  justifyItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.medium,
  textAlign: 'center',
  overflow: 'auto',
});
export const hintsTitle = style({
  margin: 0,
  fontSize: vars.font.size.xlarge,
  fontWeight: vars.font.weight.bold,
});
export const hintList = style({
  display: 'grid',
  gap: vars.space.small,
  maxInlineSize: '34rem',
  margin: 0,
  paddingInlineStart: vars.space.large,
  color: vars.color.textMuted,
  textAlign: 'start',
});
export const hintActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});
