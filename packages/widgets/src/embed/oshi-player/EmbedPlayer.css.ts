import { focusRingInside, oneLine, vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { WIDE_PX } from './wide';

/** The picture reaches the edges of the element. */
export const whole = style({
  margin: `calc(-1 * ${vars.space.medium})`,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

export const waiting = style({ aspectRatio: '16 / 9', background: '#000' });

const WIDE = `(min-width: ${WIDE_PX}px)`;
const { target } = vars.size;
const lineOfText = `${vars.font.lineHeight.normal} * ${vars.font.size.small}`;
const TITLE_LINES = 2;
/** A short title has the height of a long one: nothing below the element moves when the video is known. */
const heightWith = (facts: string) =>
  `calc(2 * ${vars.space.small} + max(${target}, ${TITLE_LINES} * ${lineOfText}) + ${vars.space.xxsmall} + ${facts})`;

export const caption = style({
  display: 'grid',
  alignContent: 'start',
  boxSizing: 'border-box',
  gap: vars.space.xxsmall,
  minBlockSize: heightWith(`${target} + ${lineOfText}`),
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.normal,
  '@container': { [WIDE]: { minBlockSize: heightWith(target) } },
});

const line = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style([line, { fontWeight: vars.font.weight.bold }]);

const linkBase = style({
  minBlockSize: target,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRingInside,
});

export const link = styleVariants({
  title: [
    linkBase,
    {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: TITLE_LINES,
      overflow: 'hidden',
      inlineSize: 'fit-content',
    },
  ],
  channel: [
    linkBase,
    {
      minInlineSize: 0,
      ...oneLine,
    },
  ],
});

export const facts = style([
  line,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.small,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    '@container': { [WIDE]: { flexWrap: 'nowrap' } },
  },
]);

export const live = style({ color: vars.color.danger, fontWeight: vars.font.weight.bold });
