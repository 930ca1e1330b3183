import { asRow, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const skeleton = style({
  ...asRow(vars.space.medium),
  paddingBlock: vars.space.medium,
});
export const skeletonPhoto = style({ flex: 'none', inlineSize: '50px', blockSize: '50px' });
export const skeletonText = style({ flex: '1 1 0', display: 'grid', gap: vars.space.xsmall });
