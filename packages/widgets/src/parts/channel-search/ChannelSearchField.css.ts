import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.small });

export const retry = style({ justifySelf: 'start' });
