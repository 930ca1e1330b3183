import { asColumn, asWrappingRow, vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The form beside the preview, where there is room for both. */
export const maker = style({
  ...asColumn(vars.space.large),
  '@media': { [WIDE_QUERY]: { gridTemplateColumns: 'min(20rem, 40%) minmax(0, 1fr)' } },
});
export const form = style({ display: 'grid', gap: vars.space.large, alignContent: 'start' });
export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.small,
  fontWeight: vars.font.weight.bold,
});
export const pair = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
});
export const results = style({
  ...asColumn(vars.space.large),
  alignContent: 'start',
  minInlineSize: 0,
});
/** As wide as the page: tables need room. */
export const below = style({
  ...asColumn(vars.space.large),
  gridColumn: '1 / -1',
});
export const part = style(asColumn(vars.space.small));
export const heading = style({
  margin: 0,
  fontSize: vars.font.size.large,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space.medium})`,
});
export const text = style({ margin: 0, color: vars.color.textMuted });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
});

/** A long board scrolls, so that the code below stays near. */
const page = style({
  overflow: 'auto',
  maxBlockSize: '80vh',
  padding: vars.space.medium,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  ':focus-visible': { outline: `${vars.size.focus} solid ${vars.color.focusRing}` },
});

/** Pages of others, which do not have our colours. */
export const pages = styleVariants({
  light: [page, { background: '#ffffff', colorScheme: 'light' }],
  dark: [page, { background: '#15151a', colorScheme: 'dark' }],
  colorful: [
    page,
    { background: 'linear-gradient(120deg, #ffd9ec, #bfe3ff)', colorScheme: 'light' },
  ],
});
/** Of the pages around it. A phone shows as much of a phone's as it has itself; what is wider scrolls. */
export const widths = styleVariants({
  phone: { maxInlineSize: '360px' },
  tablet: { inlineSize: '768px' },
  desktop: { inlineSize: '1280px' },
});
export const frame = style({ display: 'block', inlineSize: '100%', border: 0 });

export const snippet = style({
  ...asColumn(vars.space.small),
  paddingBlock: vars.space.small,
});
export const code = style({
  margin: 0,
  padding: vars.space.medium,
  overflow: 'auto',
  maxBlockSize: '24rem',
  background: vars.color.surface,
  border: `${vars.size.line} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.familyMono,
  fontSize: vars.font.size.small,
  whiteSpace: 'pre',
  ':focus-visible': { outline: `${vars.size.focus} solid ${vars.color.focusRing}` },
});
export const copy = style(asWrappingRow(vars.space.small));

export const recipe = style({ borderBlockStart: `${vars.size.line} solid ${vars.color.border}` });
export const summary = style({
  paddingBlock: vars.space.medium,
  cursor: 'pointer',
  fontWeight: vars.font.weight.bold,
  ':focus-visible': { outline: `${vars.size.focus} solid ${vars.color.focusRing}` },
});
