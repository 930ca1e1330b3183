import { asRow, vars } from '@oshimado/ui/theme';
import type { GroupColor } from '@oshimado/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** At least 3 to 1 on the grounds of light and of dark themes. */
const COLORS: Readonly<Record<GroupColor, string>> = {
  red: 'light-dark(#d32f2f, #ff6b6b)',
  orange: 'light-dark(#c25100, #ff9f43)',
  yellow: 'light-dark(#9a7200, #ffd54f)',
  green: 'light-dark(#2e7d32, #66bb6a)',
  teal: 'light-dark(#00796b, #4db6ac)',
  blue: 'light-dark(#1565c0, #64b5f6)',
  purple: 'light-dark(#7b1fa2, #ba8cf0)',
  pink: 'light-dark(#c2185b, #f48fb1)',
};

const round = style({
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.round,
  // Themes of forced colours would paint it over, and it is all there is of the choice.
  forcedColorAdjust: 'none',
});

export const dot = styleVariants(COLORS, (background) => [round, { background }]);

export const choices = style({
  display: 'grid',
  gap: vars.space.xsmall,
  inlineSize: 'min(18rem, 80vw)',
  maxBlockSize: '50vh',
  overflowY: 'auto',
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const choice = style({
  ...asRow(vars.space.small),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const problem = style({ margin: 0, color: vars.color.danger });
