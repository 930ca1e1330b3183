import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** It fills the element. */
export const message = style({ margin: 0, padding: vars.space.medium });
