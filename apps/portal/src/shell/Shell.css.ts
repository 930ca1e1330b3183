import {
  cornerHeight,
  FOOT,
  MOBILE_QUERY,
  PHONE_QUERY,
  SHORT_QUERY,
  vars,
  WIDE_QUERY,
} from '@oshimado/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const NOTCH = 'env(safe-area-inset-bottom)';

/** Generates no box: the sticky bar would otherwise stick within this box, which is as high as the bar. */
export const topBar = styleVariants({
  always: { display: 'contents' },
  wide: { display: 'contents', '@media': { [MOBILE_QUERY]: { display: 'none' } } },
});
const BAR = `calc(${vars.size.bottomBar} + ${NOTCH})`;

/**
 * Reserves the height of the bar, which is fixed to the screen, so that it does not cover the end of the page. A line of its words that
 * is enlarged, also by the smallest size that a browser allows, says that they may take two rows.
 */
export const bottomBar = style({
  minBlockSize: [BAR, `calc(${BAR} + max(0px, 7 * (1lh - 20px)))`],
  fontSize: vars.font.size.xsmall,
  lineHeight: vars.font.lineHeight.tight,
  '@media': { [SHORT_QUERY]: { minBlockSize: 0 }, [WIDE_QUERY]: { display: 'none' } },
});
export const fixedBar = style({
  // More specific than the bar's own style, so that it wins in any order of the style sheets.
  selectors: { [`${bottomBar} > &`]: { position: 'fixed' } },
  '@media': { [SHORT_QUERY]: { selectors: { [`${bottomBar} > &`]: { position: 'static' } } } },
  insetInline: 0,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
});

globalStyle(`html:has(${bottomBar})`, {
  '@media': {
    [`${MOBILE_QUERY} and (min-height: 480px)`]: { vars: { [FOOT]: vars.size.bottomBar } },
  },
});

export const body = style({ display: 'flex', alignItems: 'stretch' });

// The width is the space that the drawer leaves. Sizing by content would lay out each grid and container once more (measured on the
// page of a video: 110 to 300 ms instead of 4 ms).
const base = style({ flex: '1 1 0', minInlineSize: 0, outline: 'none' });
const gutter = {
  paddingInline: vars.space.medium,
  // The end of the page can be scrolled above what stays in the corner.
  paddingBlockEnd: `calc(${vars.space.xxlarge} + ${cornerHeight})`,
} as const;

/** Plain pages have a gutter; full-screen pages have their own layout. */
export const main = styleVariants({
  plain: [
    base,
    {
      ...gutter,
      minBlockSize: `calc(100dvh - ${vars.size.bar})`,
      '@media': {
        [MOBILE_QUERY]: {
          paddingBlockEnd: `calc(${vars.space.large} + ${cornerHeight})`,
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

/** The bar, and the tabs below it. */
const BARS = `${vars.size.bar} + 3rem + ${vars.space.small}`;
// Keeps focused elements and scroll targets clear of the bars and of what stays in the corner (WCAG 2.2, 2.4.11).
globalStyle('html', {
  scrollPaddingBlock: `calc(${vars.size.bar} + ${vars.space.small}) ${cornerHeight}`,
  '@media': {
    [MOBILE_QUERY]: {
      scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + ${NOTCH} + ${vars.space.small} + ${cornerHeight})`,
    },
  },
});
globalStyle('html:has([data-top-bar-tabs])', {
  scrollPaddingBlockStart: `calc(${BARS})`,
});
globalStyle('html, html:has([data-top-bar-tabs])', {
  '@media': {
    // Here the bars scroll with the page.
    [SHORT_QUERY]: { scrollPaddingBlock: `${vars.space.small} ${cornerHeight}` },
  },
});
// What stays on the screen needs no room above it: a browser that wants to make some scrolls by half a page, for nothing.
globalStyle(
  `:is(${topBar.always}, ${topBar.wide}, ${body} > [data-drawer], [data-top-bar-tabs]) :is(a, button, input, [tabindex])`,
  { scrollMarginBlockStart: `calc(-1 * (${BARS}))` },
);
// Chrome asks no margin where it brings the caret of a field into view.
globalStyle(`html:has(:is(${topBar.always}, ${topBar.wide}) input:focus)`, {
  scrollPaddingBlockStart: 0,
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
