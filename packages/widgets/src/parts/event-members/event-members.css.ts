import { vars } from '@oshimado/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What is in it is loaded after the page, so its height is kept free. */
export const place = style({
  // The card above is as high as the whole row, and gives way; unfolded streams would be cut off.
  flexShrink: 0,
  minBlockSize: vars.size.controlSmall,
});

/** Begins where the words of the card do, also in two lines. */
export const opener = style({ justifyContent: 'start', textAlign: 'start' });
globalStyle(`${opener}[aria-expanded="true"] > svg`, { rotate: '180deg' });

export const faces = style({ display: 'inline-flex', gap: vars.space.xsmall });

export const members = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  overflowWrap: 'anywhere',
});

export const link = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // As high as what a finger hits.
  paddingBlock: vars.space.xsmall,
  color: vars.color.link,
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.font.size.small });
