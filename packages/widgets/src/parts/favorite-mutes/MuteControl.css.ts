import { smallMuted, vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** The box is there for the focus alone. */
export const control = style({ display: 'contents' });

export const muted = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minInlineSize: 0,
  paddingInlineStart: vars.space.small,
});

export const until = style(smallMuted);
