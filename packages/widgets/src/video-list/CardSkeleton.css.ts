import { vars } from '@oshimado/ui/theme';
import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { titleSize } from '../video-card/VideoCard.css';

export const picture = style({ display: 'block', background: 'none' });
export const avatar = style({ display: 'block', inlineSize: '40px', blockSize: '40px' });

const TITLE_LINES = 2;
const CHANNEL = '1.5rem';
const TIME = `calc(${vars.font.size.small} * ${vars.font.lineHeight.normal})`;
const TITLE = `calc(${TITLE_LINES} * ${vars.font.lineHeight.tight} * ${fallbackVar(titleSize, '1rem')})`;

/** As high as the texts of a card. */
export const text = styleVariants({
  grid: { minBlockSize: `calc(${TITLE} + ${CHANNEL} + ${TIME})` },
  list: {},
  denseList: { minBlockSize: '2.5rem' },
});
