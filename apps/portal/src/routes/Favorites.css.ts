import { asWrappingRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the prompt, which is in the middle. */
export const picker = style({ inlineSize: 'min(100%, 26rem)', marginInline: 'auto' });

/** Its height is kept free: what is in it is loaded after the page. */
export const actions = style({
  ...asWrappingRow(vars.space.xsmall),
  minBlockSize: vars.size.controlSmall,
  marginBlockEnd: vars.space.xsmall,
});
