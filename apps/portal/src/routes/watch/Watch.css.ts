import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  fontSize: vars.font.size.xlarge,
  lineHeight: vars.font.lineHeight.tight,
  marginBlock: vars.space.small,
  overflowWrap: 'anywhere',
});
