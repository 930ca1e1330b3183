import { vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const cardBase = style({
  position: 'relative',
  minInlineSize: 0,
  color: vars.color.text,
  fontFamily: vars.font.family,
});

export const card = styleVariants({
  grid: [cardBase, { display: 'grid', alignContent: 'start', gap: vars.space.small }],
  list: [cardBase, { display: 'flex', gap: vars.space.small }],
  denseList: [cardBase, { display: 'block' }],
});

const bodyBase = style({ display: 'flex', gap: vars.space.small, minInlineSize: 0, flex: '1 1 0' });

export const body = styleVariants({
  grid: [bodyBase, { alignItems: 'flex-start' }],
  list: [bodyBase, { alignItems: 'flex-start' }],
  denseList: [bodyBase, { alignItems: 'center' }],
});

export const avatar = styleVariants({
  grid: { display: 'block', lineHeight: 0, marginBlockStart: '2px' },
  denseList: { display: 'block', lineHeight: 0 },
});

const textBase = style({ flex: '1 1 0', minInlineSize: 0 });

export const text = styleVariants({
  grid: [textBase],
  list: [textBase],
  denseList: [
    textBase,
    {
      '@container': {
        '(min-width: 600px)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem) minmax(0, 14rem)',
          alignItems: 'center',
          gap: vars.space.medium,
        },
      },
    },
  ],
});

const titleBase = style({
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

export const title = styleVariants({
  grid: [titleBase, twoLines],
  list: [titleBase, twoLines],
  denseList: [titleBase, { whiteSpace: 'nowrap', textOverflow: 'ellipsis' }],
});

/** Covers the card, so that the picture is a way to the video too without being a second stop for the keyboard. */
export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
  },
});

export const uncertain = style({
  position: 'relative',
  zIndex: 1,
  marginInlineStart: '0.3em',
  color: vars.color.warning,
});

const channel = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.small,
  lineHeight: '1.75rem',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const talent = style([channel, { color: vars.color.link }]);
export const clipper = style([channel, { color: vars.color.textMuted }]);

export const meta = style({
  display: 'flex',
  gap: '0.5em',
  margin: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.tight,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const timeBase = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const time = styleVariants({
  live: [timeBase, { color: vars.color.danger }],
  upcoming: [timeBase, { color: vars.color.upcoming }],
  past: [timeBase],
  missing: [timeBase, { textDecoration: 'line-through' }],
});

export const reach = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&::before': { content: '·', marginInlineEnd: '0.5em' } },
});

export const menu = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  marginBlockStart: '-0.375rem',
});
