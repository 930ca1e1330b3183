import { asColumn, smallMuted, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

/** Sections in two columns, where there is room for both. */
export const sections = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  alignItems: 'start',
});
export const heading = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space.medium})`,
});
/** A column of sentences: a narrow page scrolls its table in place of breaking each word. */
export const meaning = style({ minInlineSize: '14rem', overflowWrap: 'break-word' });
export const origin = style({
  display: 'block',
  fontFamily: vars.font.familyMono,
  whiteSpace: 'nowrap',
});
export const links = style([
  bareList,
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.small} ${vars.space.large}` },
]);

export const reference = style(asColumn(vars.space.large));
/** A long table scrolls inside itself, so that the next section stays near. */
export const table = style({ maxBlockSize: '26rem' });
// Several lines of a sentence belong to the name beside the first.
globalStyle(`${table} :is(th, td)`, { verticalAlign: 'top' });

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.link,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `${vars.size.focus} solid ${vars.color.focusRing}` },
  },
});
export const note = style({ color: vars.color.textMuted });
export const type = style({
  display: 'block',
  maxInlineSize: '22rem',
  fontFamily: vars.font.familyMono,
  overflowWrap: 'break-word',
});
export const paragraph = style({ margin: 0 });
/** Its line is there before it says anything, so that nothing moves. */
export const status = style({
  margin: 0,
  minBlockSize: '1lh',
  ...smallMuted,
});
