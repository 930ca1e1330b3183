import { asRow, asWrappingRow, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  zIndex: vars.layer.sticky,
  ...asWrappingRow(vars.space.xsmall),
  // As wide as the page, whose gutter it takes back.
  marginInline: `calc(-1 * ${vars.space.medium})`,
  marginBlockEnd: vars.space.medium,
  paddingInline: vars.space.medium,
  background: vars.color.background,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  '@media': {
    [PHONE_QUERY]: {
      flexWrap: 'nowrap',
      paddingInline: vars.space.small,
      background: vars.color.surface,
      // Slides below the bar, which lies above it.
      transition: `transform ${vars.duration.normal} ${vars.easing.standard}, visibility ${vars.duration.normal}`,
      selectors: {
        '&[data-end-below]': { flexWrap: 'wrap', rowGap: 0 },
        '&[data-hidden]:not(:focus-within)': {
          transform: 'translateY(-100%)',
          visibility: 'hidden',
        },
      },
    },
  },
});

export const tabs = style({
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [PHONE_QUERY]: { flex: '1 1 auto' } },
});

export const end = style({
  ...asRow(vars.space.xsmall),
  flex: 'none',
  marginInlineStart: 'auto',
  // Where letters are enlarged, a phone has no room for all of it in one row.
  '@media': {
    [PHONE_QUERY]: { flexWrap: 'wrap', justifyContent: 'flex-end', maxInlineSize: '100%' },
  },
});
