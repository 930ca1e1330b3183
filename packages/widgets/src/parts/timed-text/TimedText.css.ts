import { focusRing, vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const stamp = style({
  display: 'inline',
  paddingInline: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.link,
  cursor: 'pointer',
  // A line of letters is lower than what a finger hits. A button is a box in its line, so the line is given back its height.
  paddingBlock: '0.2em',
  marginBlock: '-0.2em',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});

export const link = style({ color: vars.color.link, overflowWrap: 'anywhere' });

export const text = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** While it is folded, by its number of lines. */
export const folded = styleVariants({ 4: 4, 5: 5 }, (lines) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
}));

/** The words of the button are in line with the text, not its invisible edges. */
export const toggle = style({ marginInlineStart: `calc(-1 * ${vars.space.small})` });
