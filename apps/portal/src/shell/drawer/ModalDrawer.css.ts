import { vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where there is room the card is behind its button in the bar. */
export const onMobile = style({
  marginBlockEnd: vars.space.small,
  '@media': { [WIDE_QUERY]: { display: 'none' } },
});
