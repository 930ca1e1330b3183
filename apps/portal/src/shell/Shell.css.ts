import { MOBILE_QUERY, PHONE_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const NOTCH = 'env(safe-area-inset-bottom)';

/** The boxes of the bars are not there for the layout, so that the bars stick to the screen and not to them. */
export const topBar = styleVariants({
  always: { display: 'contents' },
  wide: { display: 'contents', '@media': { [MOBILE_QUERY]: { display: 'none' } } },
});
export const bottomBar = style({
  display: 'contents',
  '@media': { [WIDE_QUERY]: { display: 'none' } },
});

export const body = style({ display: 'flex', alignItems: 'stretch' });

const base = style({ flex: '1 1 auto', minInlineSize: 0, outline: 'none' });
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
  watch: [base, gutter],
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
