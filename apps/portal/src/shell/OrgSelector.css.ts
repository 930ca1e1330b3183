import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', minInlineSize: 0 });
