import { style } from '@vanilla-extract/css';

export const narrow = style({ maxInlineSize: '340px' });
export const wide = style({ containerType: 'inline-size' });
