import {
  asColumn,
  focusRingInside,
  oneLine,
  PHONE_QUERY,
  smallMuted,
  vars,
} from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({
  position: 'relative',
  display: 'grid',
  // Room for the time in Tokyo with its weekday in one line, except in a narrow place: a row is as high with it as without.
  gridTemplateColumns: 'clamp(5.5rem, 22%, 8rem) 2.5rem minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    // A placeholder: announced, and not yet a stream.
    '&[data-placeholder]': {
      borderInlineStart: `3px dashed ${vars.color.controlBorder}`,
      paddingInlineStart: vars.space.small,
    },
  },
  // In a narrow sidebar the text is below the time.
  '@container': {
    '(max-width: 240px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', gridAutoFlow: 'row' },
  },
  '@media': {
    print: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', paddingBlock: vars.space.xxsmall },
  },
});

/** Faces take room on paper and say nothing more. */
export const face = style({ display: 'grid', '@media': { print: { display: 'none' } } });

/** On a phone as high as with the time in Tokyo on two lines: a first visit knows only later whether that is another one than here. */
export const times = style({
  display: 'grid',
  alignContent: 'center',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
  '@media': { [PHONE_QUERY]: { minBlockSize: '2.5lh' }, print: { minBlockSize: 0 } },
});

export const local = style({ fontWeight: vars.font.weight.medium });

export const tokyo = style({ color: vars.color.textMuted, fontSize: vars.font.size.xsmall });

export const text = style({
  ...asColumn(vars.space.xxsmall),
  minInlineSize: 0,
  '@container': { '(max-width: 240px)': { gridColumn: '1 / -1' } },
});

/** Covers the row, so that it can be pressed anywhere. */
export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  color: 'inherit',
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingInside,
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  margin: 0,
  ...smallMuted,
});

export const channel = style({
  minInlineSize: 0,
  ...oneLine,
  unicodeBidi: 'isolate',
});

/** What kind of placeholder it is, or that its time is not certain. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

/** Above the link that covers the row, which a press beside what is there still reaches; what opens there is not for paper. */
export const below = style({
  position: 'relative',
  isolation: 'isolate',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${below} :is(button, ul)`, { pointerEvents: 'auto' });

/** Above the link that covers the row, and below the heading of the day, which stays in view. */
export const actions = style({
  position: 'relative',
  isolation: 'isolate',
  '@media': { print: { display: 'none' } },
});
