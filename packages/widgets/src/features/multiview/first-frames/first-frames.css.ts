import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The height of the tools above the grid. */
const TOOLBAR = '4rem';
const TRACKS = 'repeat(12, minmax(0, 1fr)) 0 repeat(12, minmax(0, 1fr))';

/** Where the server knows of most layouts what is shown. A screen that folds is not one. */
const UPRIGHT_PHONE =
  '(max-width: 480px) and (min-height: 544px) and (not (vertical-viewport-segments: 2))';

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
    [UPRIGHT_PHONE]: {
      selectors: {
        '&[data-phones]': { display: 'grid' },
        // Above the way to the other cells.
        '&[data-phones="first"]': {
          grid: '1fr / 1fr',
          marginBlockEnd: vars.size.control,
        },
      },
    },
  },
});
globalStyle(`${grid}[data-phones="first"] > *`, {
  '@media': { [UPRIGHT_PHONE]: { gridArea: '1 / 1 !important' } },
});
globalStyle(`${grid}[data-phones="first"] > :not(:first-child)`, {
  '@media': { [UPRIGHT_PHONE]: { display: 'none' } },
});
globalStyle(`${grid}[data-phones="first"] img`, {
  '@media': { [UPRIGHT_PHONE]: { objectFit: 'contain' } },
});
export const cell = style({ position: 'relative', margin: '0.5px', background: '#000' });
const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
export const picture = style({ ...whole, objectFit: 'cover' });
/** Where a player goes, and the player itself. */
export const frame = style([whole, { border: 0 }]);
