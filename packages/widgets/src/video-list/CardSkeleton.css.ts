import { style, styleVariants } from '@vanilla-extract/css';

export const picture = style({ display: 'block', background: 'none' });
export const avatar = style({ display: 'block', inlineSize: '40px', blockSize: '40px' });

/** As high as the texts of a card. */
export const text = styleVariants({
  grid: { minBlockSize: '5.25rem' },
  list: { minBlockSize: '5.25rem' },
  denseList: { minBlockSize: '2.5rem' },
});
