import { oneLine, vars } from '@oshimado/ui/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { smallTitle } from '../../base/page/panel.css';

/** How high the list may become before it scrolls; a page leaves a short one as long as it is. */
export const listHeight = createVar();
const DEFAULT_HEIGHT = 'min(60vh, 30rem)';

export const root = style({ minInlineSize: 0, outline: 'none' });

export const scroller = style({
  maxBlockSize: fallbackVar(listHeight, DEFAULT_HEIGHT),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const long = style({ blockSize: DEFAULT_HEIGHT });

export const longRow = style({
  boxSizing: 'border-box',
  minBlockSize: '88px',
  display: 'grid',
  alignItems: 'center',
  paddingInline: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  cursor: 'grab',
  selectors: { '&[data-over]': { boxShadow: `inset 0 2px ${vars.color.accent}` } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  '@container': {
    // A phone has no room for the buttons beside the text.
    '(max-width: 24rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

export const picture = style({
  inlineSize: '96px',
  '@container': { '(max-width: 24rem)': { inlineSize: '72px' } },
});

export const text = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const title = style([
  smallTitle,
  {
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);

export const channel = style({
  ...oneLine,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xsmall,
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyItems: 'center',
  '@container': {
    '(max-width: 24rem)': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(4, auto)',
      justifyContent: 'end',
    },
  },
});

export const action = style({
  inlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  blockSize: '1.75rem',
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '2.75rem', minBlockSize: '2.75rem', blockSize: '2.75rem' },
  },
});
