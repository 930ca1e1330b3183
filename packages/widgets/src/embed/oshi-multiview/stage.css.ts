import { asWrappingRow, focusRingInside, oneLine, smallMuted, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { gridTracks } from '../../features/multiview/grid/place-of';

const ROW = 'calc(100cqb / 24)';

/** A bar, and below it the videos; the same before and after the players are there. */
export const whole = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});
export const bar = style({
  ...asWrappingRow(vars.space.xxsmall),
  flex: 'none',
  minBlockSize: `calc(${vars.size.control} + 2 * ${vars.space.xxsmall})`,
  padding: vars.space.xxsmall,
  background: vars.color.surface,
});
export const end = style({ marginInlineStart: 'auto' });
/** What comes with the second script lies over the pictures until it is drawn. */
export const stage = style({ position: 'relative', flex: '1 1 0', minBlockSize: 0 });
export const players = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const playersShown = style([players, { pointerEvents: 'auto' }]);
export const refusal = style({ padding: vars.space.medium });
export const note = style({
  position: 'absolute',
  zIndex: 4,
  insetInline: vars.space.small,
  insetBlockEnd: vars.space.small,
  marginInline: 'auto',
  maxInlineSize: '32rem',
});

export const pictures = style({
  // Columns are counted from the left in every language: codes say so.
  direction: 'ltr',
  containerType: 'size',
  blockSize: '100%',
  overflow: 'auto',
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: gridTracks('calc(100cqi / 24)', 'minmax(0, 1fr)'),
  gridTemplateRows: gridTracks(ROW),
  // Below the first screen.
  gridAutoRows: ROW,
  minBlockSize: '100cqb',
});
export const cell = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  margin: '0.5px',
  background: '#000',
  color: '#fff',
  overflow: 'hidden',
});
export const other = style([
  cell,
  {
    placeContent: 'center',
    padding: vars.space.xsmall,
    background: vars.color.surface,
    ...smallMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);
export const poster = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': focusRingInside,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const play = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(4rem, 60%)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 72%)',
  selectors: { [`${poster}:hover &`]: { background: vars.color.primary } },
});
globalStyle(`${play} svg`, { inlineSize: '45%', blockSize: '45%', fill: 'currentcolor' });
/** Over the picture, which it must not take presses from. */
export const name = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  margin: 0,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  background: 'rgb(0 0 0 / 72%)',
  fontSize: vars.font.size.small,
  ...oneLine,
  pointerEvents: 'none',
});
