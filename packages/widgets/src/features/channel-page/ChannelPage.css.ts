import { PHONE_QUERY, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { toolbar } from '../../base/page/elements.css';

export { muted } from '../../base/page/elements.css';

/** "Height = width / 6.2". The negative margin extends it over the gutter of the page. */
export const banner = style({
  marginInline: `calc(-1 * ${vars.space.medium})`,
  aspectRatio: '6.2',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});

export const bannerPicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
});

const photo = style({
  flex: 'none',
  lineHeight: 0,
  selectors: { '[data-inactive] &': { filter: 'grayscale(1)' } },
});

export const smallPhoto = style([
  photo,
  { '@media': { '(min-width: 600px)': { display: 'none' } } },
]);
export const largePhoto = style([photo, { '@media': { [PHONE_QUERY]: { display: 'none' } } }]);

export const headerBody = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  flex: '1 1 0',
  minInlineSize: 0,
});

export const headerActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxInlineSize: '100%',
});

// The heart beside them has this colour too.
globalStyle(`${headerActions} > button`, { color: vars.color.textMuted });

export const music = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  // The row of tabs begins closer to the edge there.
  '@media': { [PHONE_QUERY]: { marginInlineEnd: vars.space.small } },
});

/** One line, whether its link is known yet or not, so that the videos below do not move. */
export const choices = style([
  toolbar,
  { justifyContent: 'space-between', margin: 0, paddingBlockEnd: vars.space.medium },
]);
export const choiceLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
});

export const about = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateAreas: '"stats" "description"',
  '@media': {
    [WIDE_QUERY]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateAreas: '"description stats"',
    },
  },
});

export const description = style({ gridArea: 'description', minInlineSize: 0 });
export const stats = style({ gridArea: 'stats', minInlineSize: 0 });

export const heading = style({
  marginBlock: `0 ${vars.space.small}`,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
});

export const text = style({
  margin: 0,
  maxInlineSize: vars.size.measure,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const textLink = style({ color: vars.color.link });

export const figures = style({ margin: 0, display: 'grid' });

export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
});

export const figureLabel = style({ color: vars.color.textMuted });
export const figureValue = style({
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const oldName = style({ display: 'block' });
