import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

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
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.large}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
