import { globalStyle, style } from '@vanilla-extract/css';
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

export const list = style({
  ...withoutMarkers,
  display: 'flex',
  flexWrap: 'wrap',
  minBlockSize: vars.size.bottomBar,
});

/** As wide as the others, unless its word needs more. Enlarged letters may take two rows: a word in two pieces cannot be read at a glance. */
export const item = style({
  flex: '1 1 0',
  display: 'grid',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
});

const PICTURE = `min(${vars.size.icon}, 24px)`;

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  justifyContent: 'center',
  boxSizing: 'border-box',
  // In pixels at most, and the picture too: where letters are enlarged, the room goes to the word.
  padding: `min(${vars.space.xsmall}, 4px)`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
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
globalStyle(`${link} > svg`, { inlineSize: PICTURE, blockSize: PICTURE });
