import { style } from '@vanilla-extract/css';

export const figures = style({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
