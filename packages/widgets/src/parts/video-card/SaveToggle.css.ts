import { vars } from '@oshimado/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cardBase, NARROW } from './VideoCard.css';

const EDGE = '6px';
const LIST_PICTURE = '150px';
/** Without hover the button cannot hide until the pointer is over the card. */
const ALWAYS = '(pointer: coarse)';

/** In the corner of the picture, above the link that covers the card. */
const placeBase = style({ position: 'absolute', zIndex: 1, lineHeight: 0 });
export const place = styleVariants({
  grid: [
    placeBase,
    {
      insetBlockStart: EDGE,
      insetInlineEnd: EDGE,
      // Beside a small picture: at the bottom of the card, next to the menu.
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
      '@media': {
        // Where it is always visible it would be a second icon on a small picture, so it is below the menu.
        [ALWAYS]: {
          insetBlock: 'auto 0',
          insetInline: 'auto 0',
          inlineSize: 'auto',
          paddingInlineEnd: 0,
        },
      },
    },
  ],
});
globalStyle(`${place.list} > *`, { pointerEvents: 'auto' });

const ENABLED = ':not(:disabled):not([aria-disabled="true"])';
const marked = { background: vars.color.primary, color: vars.color.primaryText } as const;

const offBackground = createVar();
const offColor = createVar();
/** Same colour as the menu button beside it. */
const besidePicture = { [offBackground]: 'transparent', [offColor]: vars.color.textMuted };
const off = { background: offBackground, color: offColor } as const;

export const saveToggle = style({
  vars: { [offBackground]: vars.color.overlay, [offColor]: vars.color.overlayText },
  inlineSize: '2rem',
  minBlockSize: '2rem',
  ...off,
  selectors: {
    // As specific as what a button does by itself while it is pointed at, whose ground hides these signs. A finger leaves no
    // pointer behind: what it has turned off does not look turned on.
    [`&:hover${ENABLED}`]: off,
    [`&:active${ENABLED}`]: marked,
    [`&[aria-pressed="true"]${ENABLED}`]: marked,
    // The colour of the sign is readable on its ground, whatever the picture and the theme.
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
  '@container': {
    [NARROW]: { vars: besidePicture },
  },
  '@media': {
    '(hover: hover)': { selectors: { [`&:hover${ENABLED}`]: marked } },
    // Without hover it is always visible.
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        '&[aria-pressed="false"]': { opacity: 0 },
        [`${cardBase}:is(:hover, :focus-within) &`]: { opacity: 1 },
      },
    },
    [ALWAYS]: {
      inlineSize: '2.5rem',
      minBlockSize: '2.5rem',
      selectors: { [`${place.list} > &`]: { vars: besidePicture } },
    },
  },
});
