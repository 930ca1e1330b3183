import { MOBILE_QUERY, PHONE_QUERY, SHORT_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const NOTCH = 'env(safe-area-inset-bottom)';

/** The box of the bar is not there for the layout, so that the bar sticks to the screen and not to it. */
export const topBar = styleVariants({
  always: { display: 'contents' },
  wide: { display: 'contents', '@media': { [MOBILE_QUERY]: { display: 'none' } } },
});
/** Keeps the room of the bar, which is fixed to the screen: what scrolls below it is covered and not beside it. */
export const bottomBar = style({
  minBlockSize: `calc(${vars.size.bottomBar} + ${NOTCH})`,
  '@media': { [WIDE_QUERY]: { display: 'none' } },
});
export const fixedBar = style({
  // More than the bar says about itself, whichever of the two comes later.
  selectors: { [`${bottomBar} > &`]: { position: 'fixed' } },
  '@media': { [SHORT_QUERY]: { selectors: { [`${bottomBar} > &`]: { position: 'static' } } } },
  insetInline: 0,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
});

export const body = style({ display: 'flex', alignItems: 'stretch' });

// Its width is what the drawer leaves, and never asked of its content: each grid and container in it would be laid out once more for
// the answer (measured on the page of a video: 110 to 300 ms, and 4 ms so).
const base = style({ flex: '1 1 0', minInlineSize: 0, outline: 'none' });
const gutter = {
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.xxlarge,
} as const;

/** Whole screens are laid out by their pages; a page to read has a gutter. */
export const main = styleVariants({
  plain: [
    base,
    {
      ...gutter,
      minBlockSize: `calc(100dvh - ${vars.size.bar})`,
      '@media': {
        [MOBILE_QUERY]: {
          paddingBlockEnd: vars.space.large,
          minBlockSize: `calc(100dvh - ${vars.size.bar} - ${vars.size.bottomBar} - ${NOTCH})`,
        },
      },
    },
  ],
  watch: [base, gutter, { minBlockSize: `calc(100dvh - ${vars.size.bar})` }],
  edit: [base, gutter],
  multiview: [base],
  tool: [base],
});

// What is focused or led to is scrolled clear of the bars (WCAG 2.2, 2.4.11).
globalStyle('html', {
  scrollPaddingBlockStart: `calc(${vars.size.bar} + ${vars.space.small})`,
  '@media': {
    [MOBILE_QUERY]: {
      scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + ${NOTCH} + ${vars.space.small})`,
    },
  },
});
globalStyle('html:has([data-top-bar-tabs])', {
  scrollPaddingBlockStart: `calc(${vars.size.bar} + 3rem + ${vars.space.small})`,
});
globalStyle('html, html:has([data-top-bar-tabs])', {
  '@media': {
    // The bars have scrolled away with the page.
    [SHORT_QUERY]: { scrollPaddingBlock: vars.space.small },
  },
});
// The heading is focused by script, so that screen readers read it; it is not interactive.
globalStyle('h1[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('body', {
  '@media': { [PHONE_QUERY]: { overscrollBehaviorY: 'contain' } },
});

export const spinner = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '50vh',
});
