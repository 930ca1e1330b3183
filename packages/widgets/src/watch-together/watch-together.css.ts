import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const together = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const hint = style({ fontSize: vars.font.size.xsmall, color: vars.color.textMuted });
