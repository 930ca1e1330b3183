import { smallMuted, vars, withoutMarkers } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A place so narrow that the words beside the faces may take two lines, in any language. */
const NARROW = '(max-width: 20rem)';
const twoLines = `2 * (${vars.font.lineHeight.normal} * ${vars.font.size.small} + ${vars.size.line})`;
const height = {
  minBlockSize: vars.size.controlSmall,
  '@container': { [NARROW]: { minBlockSize: `max(${vars.size.controlSmall}, ${twoLines})` } },
};

/** What is in it is loaded after the page. */
export const place = style({
  // The card above is as high as the whole row, and gives way; unfolded streams would be cut off.
  flexShrink: 0,
  containerType: 'inline-size',
});

/** Keeps the height of the button free, so that no row below moves when it comes. */
export const room = style(height);

/** Begins where the words of the card do, also in two lines. */
export const opener = style([
  height,
  {
    justifyContent: 'start',
    // Two lines and the edges are the height that is kept free.
    paddingBlock: 0,
    lineHeight: vars.font.lineHeight.normal,
    textAlign: 'start',
  },
]);
globalStyle(`${opener}[aria-expanded="true"] > svg`, { rotate: '180deg' });

const FACE = '20px';
/** What the picture, the gaps and the edges of the button take, and the words: whole, and in two lines. */
const EDGES = '3.5rem';
const WORDS = '13.5rem';
const HALF_WORDS = '8rem';
const beside = (words: string) => `max(${FACE}, 100cqi - ${EDGES} - ${words})`;

export const faces = style({ display: 'inline-flex', gap: vars.space.xsmall });
// Faces without room beside the words are in a second row, which is not shown.
globalStyle(`${opener} > ${faces}`, {
  flex: 'none',
  flexWrap: 'wrap',
  maxInlineSize: beside(WORDS),
  blockSize: FACE,
  overflow: 'hidden',
  '@container': { [NARROW]: { maxInlineSize: beside(HALF_WORDS) } },
});

/** One line, or two where the place is narrow. */
export const label = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@container': {
    [NARROW]: {
      flexShrink: 1,
      minInlineSize: 0,
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
  },
});

export const members = style({
  display: 'grid',
  gap: vars.space.xsmall,
  ...withoutMarkers,
  paddingBlock: vars.space.small,
});

export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  overflowWrap: 'anywhere',
});

export const link = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // As high as what a finger hits.
  paddingBlock: vars.space.xsmall,
  color: vars.color.link,
});

export const note = style(smallMuted);
