import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const entriesPlace = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});
