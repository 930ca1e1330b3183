import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** The height of the tools above the grid. */
const TOOLBAR = '4rem';
const TRACKS = 'repeat(12, minmax(0, 1fr)) 0 repeat(12, minmax(0, 1fr))';

/** Over the page until the cells have taken their frames. */
export const page = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.background,
});
export const head = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: TOOLBAR,
  overflow: 'hidden',
  background: vars.color.surface,
});
export const grid = style({
  // Columns are counted from the left in every language: codes say so.
  direction: 'ltr',
  flex: '1 1 0',
  display: 'grid',
  minBlockSize: 0,
  gridTemplateColumns: TRACKS,
  gridTemplateRows: TRACKS,
  gridAutoRows: 'calc((100dvh - 4rem) / 24)',
  overflow: 'hidden',
  '@media': {
    // One cell at a time may fill a small grid, and a folded screen moves them: only the program knows.
    '(max-width: 800px), (max-height: 543px), (horizontal-viewport-segments: 2), (vertical-viewport-segments: 2)':
      { display: 'none' },
  },
});
export const cell = style({ position: 'relative', margin: '0.5px', background: '#000' });
const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
export const picture = style({ ...whole, objectFit: 'cover' });
/** Where a player goes, and the player itself. */
export const frame = style([whole, { border: 0 }]);
