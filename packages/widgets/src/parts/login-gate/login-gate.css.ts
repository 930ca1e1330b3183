import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where the viewer is not known yet. */
export const gate = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '50vh',
});

/** The notice above a page takes its height from the page: the tools fill the screen. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
});
