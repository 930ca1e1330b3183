import { style } from '@vanilla-extract/css';

export const halves = style({ display: 'inline-flex', alignItems: 'center', whiteSpace: 'pre' });
