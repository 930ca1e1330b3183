import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE_PX } from './wide';

/** Around the card, and around its shape while the video is awaited. */
export const only = style({});

// The card has a class of its own, and both are as specific as each other without the second one here.
globalStyle(`${only} > [class]`, {
  '@container': {
    [`(min-width: ${WIDE_PX}px)`]: {
      columnGap: vars.space.medium,
      gridTemplate: 'auto / minmax(0, min(40%, 20rem)) minmax(0, 1fr)',
    },
  },
});
