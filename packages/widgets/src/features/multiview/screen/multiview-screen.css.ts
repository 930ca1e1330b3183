import { asRow, PHONE_QUERY, vars, wholeWindow } from '@oshimado/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { foldedColumn, foldedRow, foldX, foldY } from '../grid/multiview.css';

const TOOLBAR = '4rem';
/** What of the upper half of a folded screen is above the grid. */
const above = createVar();

/** The whole window: tools, the grid, and the bar of archive sync. */
export const screen = style([
  wholeWindow,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    background: vars.color.background,
    vars: { [above]: '0px' },
    selectors: { [`&:has([data-part="toolbar"])`]: { vars: { [above]: TOOLBAR } } },
    '@media': {
      '(horizontal-viewport-segments: 2)': {
        vars: {
          [foldedColumn]: 'calc(env(viewport-segment-right 0 0) / 12)',
          [foldX]: 'calc(env(viewport-segment-left 1 0) - env(viewport-segment-right 0 0))',
        },
      },
      '(vertical-viewport-segments: 2)': {
        vars: {
          [foldedRow]: `calc((env(viewport-segment-bottom 0 0) - ${above}) / 12)`,
          [foldY]: 'calc(env(viewport-segment-top 0 1) - env(viewport-segment-bottom 0 0))',
        },
      },
    },
  },
]);

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
  ...asRow(vars.space.xxsmall),
  // Of large letters the icons are large too.
  flexWrap: 'wrap',
  minInlineSize: 0,
  minBlockSize: TOOLBAR,
  paddingInline: vars.space.small,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  background: vars.color.surface,
  // The tools that never fold fill the narrowest phones.
  '@media': { [PHONE_QUERY]: { gap: 0, paddingInline: 0 } },
});
export const strip = style({ flex: '1 1 0', minInlineSize: 0, containerType: 'inline-size' });
// Where nothing of it has room, it would lie over the buttons beside it.
globalStyle(`${strip} > *`, { '@container': { '(max-width: 14rem)': { display: 'none' } } });
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
