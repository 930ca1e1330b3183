import { vars } from '@oshimado/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cardBase, NARROW } from './VideoCard.css';

const EDGE = '6px';
const LIST_PICTURE = '150px';

/** In the corner of the picture, above the link that covers the card. */
const placeBase = style({ position: 'absolute', zIndex: 1, lineHeight: 0 });
export const place = styleVariants({
  grid: [
    placeBase,
    {
      insetBlockStart: EDGE,
      insetInlineEnd: EDGE,
      // Off a small picture, at the foot of the card beside the menu.
      '@container': {
        [NARROW]: { insetBlock: 'auto 0', insetInline: '0 auto' },
      },
    },
  ],
  list: [
    placeBase,
    {
      insetBlockStart: EDGE,
      insetInlineStart: 0,
      boxSizing: 'border-box',
      inlineSize: LIST_PICTURE,
      paddingInlineEnd: EDGE,
      textAlign: 'end',
      pointerEvents: 'none',
    },
  ],
});
globalStyle(`${place.list} > *`, { pointerEvents: 'auto' });

const ENABLED = ':not(:disabled):not([aria-disabled="true"])';
const marked = { background: vars.color.primary, color: vars.color.primaryText } as const;

export const saveToggle = style({
  inlineSize: '2rem',
  minBlockSize: '2rem',
  background: vars.color.overlay,
  color: vars.color.overlayText,
  selectors: {
    // As specific as what a button does by itself while it is pointed at, whose ground hides these signs.
    [`&:is(:hover, :active)${ENABLED}`]: marked,
    '&[aria-pressed="true"]': marked,
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    // Where nothing points, it is always there.
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        '&[aria-pressed="false"]': { opacity: 0 },
        [`${cardBase}:is(:hover, :focus-within) &`]: { opacity: 1 },
      },
    },
    '(pointer: coarse)': { inlineSize: '2.5rem', minBlockSize: '2.5rem' },
  },
});
