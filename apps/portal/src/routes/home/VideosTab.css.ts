import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space.large,
  minBlockSize: '4rem',
});

export const note = style({ color: vars.color.textMuted, margin: 0 });

export const paged = style({
  display: 'grid',
  gap: vars.space.large,
  // The list head stays clear of the sticky bar when a new page scrolls to it.
  scrollMarginBlockStart: '100px',
});
