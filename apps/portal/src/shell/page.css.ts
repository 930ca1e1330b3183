/** Shared styles of pages with a heading, so that headings and contents have the same position everywhere. */
import { asColumn, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  ...asColumn(vars.space.medium),
  paddingBlock: vars.space.medium,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

/** A page in one column of a readable line length. */
export const narrowPage = style([
  page,
  { inlineSize: '100%', maxInlineSize: '60rem', marginInline: 'auto' },
]);

/** The sentence below the heading, closer to it than to what follows. */
export const lead = style({
  maxInlineSize: vars.size.measure,
  marginBlock: `calc(-1 * ${vars.space.small}) 0`,
  color: vars.color.textMuted,
});
