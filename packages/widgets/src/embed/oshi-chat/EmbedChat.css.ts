import { style } from '@vanilla-extract/css';

export const whole = style({ position: 'relative', blockSize: '100%' });
