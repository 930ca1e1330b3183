import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', background: 'none' });
export const avatar = style({ display: 'block', inlineSize: '40px', blockSize: '40px' });
