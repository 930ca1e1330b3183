import { MOBILE_QUERY, ROOM_QUERY, SHORT_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** The drawer beside the page: as high as the screen below the bar. Shown by media queries, without a script. */
export const fixedBox = style({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  zIndex: vars.layer.sticky,
  display: 'grid',
  flex: 'none',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignSelf: 'start',
  blockSize: `calc(100dvh - ${vars.size.bar})`,
  paddingInlineStart: 'env(safe-area-inset-left)',
  background: vars.color.surface,
  scrollbarWidth: 'thin',
  '@media': {
    [MOBILE_QUERY]: { display: 'none' },
    // Here the bar above it scrolls with the page.
    [SHORT_QUERY]: { insetBlockStart: 0, blockSize: '100dvh' },
    print: { display: 'none' },
    [`${WIDE_QUERY} and (not ${ROOM_QUERY})`]: {
      selectors: { '&[data-drawer="auto"]': { display: 'none' } },
    },
  },
});
