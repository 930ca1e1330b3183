import { asRow, CORNER, CORNER_WIDTH, footHeight, oneLine, vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A picture of 16:9 on black, whatever the shape of the box. */
export const box = style({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  background: '#000',
  overflow: 'hidden',
});

export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

/** Around a frame that was moved; it has no box of its own. */
export const moved = style({ display: 'contents' });

export const poster = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: '#000',
  color: '#fff',
  font: 'inherit',
  selectors: { 'button&': { cursor: 'pointer' } },
  ':focus-visible': { outline: `3px solid ${vars.color.primary}`, outlineOffset: -3 },
});
export const posterPicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const posterButton = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 72%)',
  transition: 'background-color 0.15s',
  selectors: { [`${poster}:hover &`]: { background: vars.color.primary } },
});
globalStyle(`${posterButton} svg`, {
  inlineSize: '2rem',
  blockSize: '2rem',
  fill: 'currentcolor',
  marginInlineStart: '0.2rem',
});
/** Above the picture. */
export const posterLink = style({ position: 'relative' });
export const posterText = style({
  position: 'absolute',
  insetBlockEnd: vars.space.medium,
  insetInlineStart: vars.space.medium,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  background: 'rgb(0 0 0 / 78%)',
  fontWeight: vars.font.weight.bold,
});

export const failure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
  background: 'rgb(0 0 0 / 88%)',
  color: '#fff',
  textAlign: 'center',
});
export const failureActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});
export const hint = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  margin: 0,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  background: 'rgb(0 0 0 / 78%)',
  color: '#fff',
  textAlign: 'center',
  pointerEvents: 'none',
});

/** The stage on the watch page: the first part of its grid, over the poster. */
export const onPage = style({
  gridArea: 'player',
  position: 'relative',
  zIndex: 2,
  background: '#000',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': {
    '(max-width: 959px) and (orientation: portrait)': { position: 'sticky', insetBlockStart: 0 },
  },
});

/** Platforms ask for players of at least 200 px each way. */
const MINI_WIDTH = 'min(22.25rem, calc(100vw - 1rem))';
const MINI_PICTURE = '200px';
export const mini = style({
  position: 'fixed',
  insetInlineEnd: vars.space.small,
  insetBlockEnd: `calc(${vars.space.small} + ${footHeight})`,
  zIndex: vars.layer.sticky,
  inlineSize: MINI_WIDTH,
  display: 'grid',
  // A long title would make the column as wide as its text, and the buttons behind it could not be reached.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${MINI_PICTURE} auto`,
  background: '#000',
  borderRadius: vars.radius.medium,
  boxShadow: '0 4px 24px rgb(0 0 0 / 45%)',
  overflow: 'hidden',
});
globalStyle('html:has([data-part="player"][data-state="mini"])', {
  vars: {
    [CORNER]: `calc(${MINI_PICTURE} + ${vars.size.control} + ${vars.space.small})`,
    [CORNER_WIDTH]: `calc(${MINI_WIDTH} + 2 * ${vars.space.small})`,
  },
});
/** The frame keeps its place in the document in both forms, so that it is not loaded again. */
export const screen = style({
  position: 'relative',
  blockSize: '100%',
  inlineSize: '100%',
  overflow: 'hidden',
});
export const miniBar = style({
  ...asRow(vars.space.xxsmall),
  paddingInlineStart: vars.space.small,
  background: vars.color.surface,
  color: vars.color.text,
});
export const miniTitle = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  ...oneLine,
  color: 'inherit',
  fontSize: vars.font.size.small,
  textDecoration: 'none',
});
