import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'grid', gap: vars.space.medium });
