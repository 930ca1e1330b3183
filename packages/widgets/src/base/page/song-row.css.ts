/** What rows of songs have alike: in the list of a video, in its editor and in the search for songs. */
import { vars } from '@oshimado/ui/theme';
import { style } from '@vanilla-extract/css';

export const cover = style({ selectors: { '&&': { inlineSize: '40px', aspectRatio: '1' } } });

export const names = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
});
