import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { focusRingInside, withoutMarkers } from '../theme/rules';
import { SHORT_QUERY } from '../theme/widths';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderBlockStart: `${vars.size.line} solid ${vars.color.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [SHORT_QUERY]: { position: 'relative' }, print: { display: 'none' } },
});

export const list = style({ ...withoutMarkers, display: 'flex' });
export const item = style({ flex: '1 1 0', minInlineSize: 0 });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  boxSizing: 'border-box',
  minBlockSize: vars.size.bottomBar,
  paddingBlock: vars.space.xsmall,
  // In pixels at most: where letters are enlarged, its room goes to the word.
  paddingInline: `min(${vars.space.xsmall}, 4px)`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  borderBlockStart: `3px solid ${vars.color.unmarked}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': {
      color: vars.color.link,
      fontWeight: vars.font.weight.bold,
      borderBlockStartColor: vars.color.accent,
    },
    '&:focus-visible': focusRingInside,
  },
});
