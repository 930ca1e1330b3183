import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Over the lower edge of the picture; the labels in its corner stay above it. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '4px',
  background: 'rgb(0 0 0 / 55%)',
  pointerEvents: 'none',
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent,
});
