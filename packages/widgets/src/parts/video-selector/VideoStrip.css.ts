import { asRow, asWrappingRow, focusRing, oneLine, smallMuted, vars } from '@oshimado/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const PHOTO = '50px';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const strip = style({
  ...asRow(vars.space.xsmall),
  minInlineSize: 0,
});

export const source = style({ flexShrink: 0, maxInlineSize: '11rem' });

export const sourceName = style(oneLine);

export const refresh = style({ flexShrink: 0 });
globalStyle(`${refresh}[data-busy] svg`, {
  animation: `${turn} calc(${vars.duration.slow} * 3) linear infinite`,
});

/** The room above and below is for badges, marks and focus rings, which would be cut off. */
export const row = style({
  ...asRow(vars.space.small),
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.xsmall,
});

export const photo = style({
  position: 'relative',
  flex: '0 0 auto',
  inlineSize: PHOTO,
  blockSize: PHOTO,
  borderRadius: vars.radius.round,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const badge = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '-4px',
  insetInlineEnd: '-4px',
  pointerEvents: 'none',
});

export const twitch = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '2px',
  borderRadius: vars.radius.round,
  background: vars.color.overlay,
  color: vars.color.overlayText,
});

export const waiting = style({ flex: '0 0 auto', inlineSize: PHOTO, blockSize: PHOTO });

/** The card has grounds and words of its own. */
export const hovered = style({
  selectors: {
    '&&': {
      padding: vars.space.small,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      fontSize: vars.font.size.small,
      borderColor: vars.color.border,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const preview = style({ inlineSize: '250px', maxInlineSize: '100%' });

export const note = style({
  ...asWrappingRow(vars.space.small),
  margin: 0,
  ...smallMuted,
});
