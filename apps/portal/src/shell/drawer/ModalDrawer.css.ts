import { vars, WIDE_QUERY } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden on wide screens, where the top bar has a button for the user card. */
export const onMobile = style({
  marginBlockEnd: vars.space.small,
  '@media': { [WIDE_QUERY]: { display: 'none' } },
});
