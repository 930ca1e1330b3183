import { vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** "Column counts grow with the size": what fits each width of the box, and one more a step. */
const COLUMNS = [
  { from: 0, columns: 1 },
  { from: 600, columns: 2 },
  { from: 960, columns: 3 },
  { from: 1264, columns: 4 },
  { from: 1904, columns: 5 },
] as const;

/** The list asks its own box, not the window, so that an embed in a narrow column looks right. */
export const box = style({ containerType: 'inline-size' });

const list = style({ listStyle: 'none', margin: 0, padding: 0 });

const tracks = (columns: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

const grid = (size: number) =>
  style([
    list,
    {
      display: 'grid',
      gap: `${vars.space.large} ${vars.space.medium}`,
      ...tracks(1 + size),
      '@container': Object.fromEntries(
        COLUMNS.slice(1).map(({ from, columns }) => [
          `(min-width: ${from}px)`,
          tracks(columns + size),
        ]),
      ),
    },
  ]);

export const grids = [grid(0), grid(1), grid(2)] as const;

export const rows = styleVariants({
  list: [
    list,
    {
      display: 'grid',
      gap: vars.space.medium,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container': { '(min-width: 960px)': tracks(2) },
    },
  ],
  denseList: [list, { display: 'grid' }],
});

const itemBase = style({
  minInlineSize: 0,
  contentVisibility: 'auto',
});

export const item = styleVariants({
  grid: [itemBase, { containIntrinsicBlockSize: 'auto 280px' }],
  list: [itemBase, { containIntrinsicBlockSize: 'auto 88px' }],
  denseList: [
    itemBase,
    {
      containIntrinsicBlockSize: 'auto 72px',
      paddingBlock: vars.space.small,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  ],
});

export const end = style({ blockSize: '1px' });

/** A bare shape of a card, as high as the real one. */
export const shape = style({ display: 'grid', gap: vars.space.small });
export const picture = style({ aspectRatio: '16 / 9' });
export const lines = style({ minBlockSize: '4.5rem' });
