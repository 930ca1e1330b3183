import { asWrappingRow, vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Minimum height of the frame without a picture: one line of labels, which may overlay its corner. */
const BARE = '[data-bare]';
const BARE_SIZE = '2.5rem';

const frameBase = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: vars.color.skeleton,
  selectors: {
    [`&${BARE}`]: {
      aspectRatio: 'auto',
      ...asWrappingRow('3px'),
      minBlockSize: BARE_SIZE,
      paddingInlineEnd: BARE_SIZE,
      background: 'none',
    },
    '&[data-veil]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(rgb(0 0 0 / 25%), rgb(0 0 0 / 65%))',
    },
  },
});

export const frame = styleVariants({
  grid: [frameBase, { borderRadius: vars.radius.large }],
  list: [
    frameBase,
    {
      alignSelf: 'flex-start',
      inlineSize: '150px',
      maxInlineSize: '100%',
      // A container: which labels it shows depends on its width, not on that of the list.
      containerType: 'inline-size',
      flex: 'none',
      borderRadius: vars.radius.medium,
    },
  ],
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '[data-state="missing"] &': { filter: 'grayscale(1)', opacity: 0.5 } },
});

export const fallback = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  fontSize: 'clamp(1.5rem, 12cqi, 3rem)',
  color: vars.color.textMuted,
});

const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  paddingInline: '0.4em',
  borderRadius: vars.radius.small,
  background: vars.color.overlay,
  color: vars.color.overlayText,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.medium,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Pictures narrower than this show only their length, or the label in its place. */
export const CLEAN_PX = 160;
const SMALL = `(max-width: ${CLEAN_PX - 1}px)`;
const clean = { '@container': { [SMALL]: { display: 'none' } } } as const;

export const mark = style([label]);
/** Songs, translations, or the kind of a placeholder. */
export const extraMark = style([
  label,
  { '@container': { [SMALL]: { selectors: { '&:not(:only-child)': { display: 'none' } } } } },
]);
export const clock = style([label, { background: vars.color.live, color: vars.color.liveText }]);
export const premiere = style([label, { textTransform: 'uppercase', letterSpacing: '0.04em' }]);

const EDGE = '6px';

export const topic = style([
  label,
  {
    position: 'absolute',
    insetBlockStart: EDGE,
    insetInlineStart: EDGE,
    // Leaves the corner free for buttons that the page puts over the picture.
    maxInlineSize: `calc(100% - 2 * ${EDGE} - 2.5rem)`,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { [`${BARE} > &`]: { position: 'static', maxInlineSize: '100%' } },
    ...clean,
  },
]);

export const marks = style({
  position: 'absolute',
  insetBlockEnd: EDGE,
  insetInlineEnd: EDGE,
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '3px',
  selectors: { [`${BARE} > &`]: { position: 'static' } },
});

/** Above the link that covers the card. */
export const cover = style({ position: 'absolute', inset: 0, zIndex: 1 });
