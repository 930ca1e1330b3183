import { asRow, oneLine, PHONE_QUERY, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  ...asRow(vars.space.small),
  minBlockSize: vars.size.control,
});

export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.font.size.large,
  lineHeight: vars.font.lineHeight.tight,
  ...oneLine,
  '@media': { [PHONE_QUERY]: { fontSize: vars.font.size.medium } },
});
