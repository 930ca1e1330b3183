import { vars } from '@oshimado/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const round = style({
  flex: 'none',
  display: 'block',
  borderRadius: vars.radius.round,
  overflow: 'hidden',
});

export const avatar = styleVariants({
  small: [round, { inlineSize: '28px', blockSize: '28px' }],
  medium: [round, { inlineSize: '48px', blockSize: '48px' }],
});
