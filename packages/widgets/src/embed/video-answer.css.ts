import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const message = style({ padding: vars.space.medium });
