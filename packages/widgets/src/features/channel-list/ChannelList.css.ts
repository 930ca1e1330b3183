import { asWrappingRow, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareList } from '../../base/page/elements.css';

/** Vertical touch movements scroll the page, horizontal ones change the tab. */
export const panel = style({ touchAction: 'pan-y pinch-zoom' });

export const controls = style({
  ...asWrappingRow(vars.space.xsmall),
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space.small,
  // On a phone the padding of the controls is space enough above and below them.
  '@media': {
    [PHONE_QUERY]: { marginBlock: `calc(-1 * ${vars.space.small}) 0` },
  },
});

/** What the page is for. Phones need the room for channels. */
export const lead = style({
  flex: '1 1 16rem',
  margin: 0,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': { [PHONE_QUERY]: { display: 'none' } },
});

/** The number of columns depends on the width of this box. */
export const box = style({ containerType: 'inline-size' });

const list = style([bareList, { display: 'grid' }]);

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const cards = style([
  list,
  {
    gap: vars.space.medium,
    ...columns(1),
    '@container': {
      '(min-width: 568px)': columns(2),
      '(min-width: 928px)': columns(3),
      '(min-width: 1872px)': columns(4),
    },
  },
]);

export const rows = style([
  list,
  {
    columnGap: vars.space.xlarge,
    ...columns(1),
    '@container': { '(min-width: 1100px)': columns(2) },
  },
]);

const item = style({ minInlineSize: 0, contentVisibility: 'auto' });

export const cardItem = style([item, { containIntrinsicBlockSize: 'auto 200px' }]);
export const rowItem = style([
  item,
  {
    // As high as the highest: what is found in a row that is not drawn yet must not reach into the next one.
    containIntrinsicBlockSize: 'auto 130px',
    '@media': { [PHONE_QUERY]: { containIntrinsicBlockSize: 'auto 170px' } },
    borderBlockEnd: `${vars.size.line} solid ${vars.color.border}`,
  },
]);

/** A row that is not drawn yet is as high as one whose height is not known. */
export const far = style({
  display: 'block',
  selectors: {
    [`${cardItem} > &`]: { blockSize: '200px' },
    [`${rowItem} > &`]: { blockSize: '130px' },
  },
});
